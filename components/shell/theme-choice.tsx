import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useTheme, type Theme } from '@/lib/hooks/use-appearance';
import { SHELL } from '@/lib/text/screens';

const THEMES: readonly { theme: Theme; icon: LucideIcon }[] = [
  { theme: 'light', icon: Sun },
  { theme: 'dark', icon: Moon },
  { theme: 'system', icon: Monitor },
];

/** Light, dark, or as the device has it. */
export function ThemeChoice() {
  const [current, setTheme] = useTheme();
  const name = useId();
  return (
    <fieldset className="collapsed:md:flex-col flex gap-1 rounded bg-muted p-1">
      <legend className="sr-only">{SHELL.theme}</legend>
      {THEMES.map(({ theme, icon: Icon }) => (
        <label
          key={theme}
          title={SHELL.themes[theme]}
          className="has-checked:bg-card has-checked:text-foreground has-checked:shadow-xs forced-colors:has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-ring collapsed:md:flex-none flex h-11 flex-1 cursor-pointer items-center justify-center rounded-sm text-muted-foreground md:h-9"
        >
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === current}
            onChange={() => {
              setTheme(theme);
            }}
            className="sr-only"
          />
          <Icon aria-hidden className="size-4" />
          <span className="sr-only">{SHELL.themes[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
