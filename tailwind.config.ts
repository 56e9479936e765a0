import type { Config } from 'tailwindcss';

/** Names for the tokens that app/globals.css defines once per theme. */
const config: Config = {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    extend: {
      colors: {
        background: 'var(--background)',
        foreground: 'var(--foreground)',
        card: 'var(--card)',
        muted: { DEFAULT: 'var(--muted)', foreground: 'var(--muted-foreground)' },
        accent: 'var(--accent)',
        border: 'var(--border)',
        input: 'var(--input)',
        ring: 'var(--ring)',
        primary: {
          DEFAULT: 'var(--primary)',
          foreground: 'var(--primary-foreground)',
          soft: 'var(--primary-soft)',
        },
        destructive: { DEFAULT: 'var(--destructive)', foreground: 'var(--destructive-foreground)' },
        warning: { DEFAULT: 'var(--warning)', soft: 'var(--warning-soft)' },
        sidebar: 'var(--sidebar)',
      },
      fontFamily: { sans: ['var(--font-inter)', 'system-ui', 'sans-serif'] },
      borderRadius: { DEFAULT: '0.5rem', card: '0.875rem' },
    },
  },
};

export default config;
