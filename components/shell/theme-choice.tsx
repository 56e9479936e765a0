import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { cn } from '@/components/ui/cn';
import type { Theme } from '@/lib/page/appearance';
import { useTheme } from '@/lib/hooks/use-setting';
import { SHELL } from '@/lib/text/shell';

const THEMES: readonly { theme: Theme; icon: LucideIcon }[] = [
  { theme: 'light', icon: Sun },
  { theme: 'dark', icon: Moon },
  { theme: 'system', icon: Monitor },
];

export function ThemeChoice({ named = false }: { named?: boolean }) {
  const [current, setTheme] = useTheme();
  const name = useId();
  return (
    <fieldset
      className={cn('flex gap-1 rounded bg-muted p-1', named ? 'flex-wrap' : 'collapsed:md:flex-col')}
    >
      <legend className="sr-only">{SHELL.theme}</legend>
      {THEMES.map(({ theme, icon: Icon }) => (
        <label
          key={theme}
          title={named ? undefined : SHELL.themes[theme]}
          className={cn(
            'has-checked:bg-card has-checked:text-foreground has-checked:shadow-xs forced-colors:has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-ring flex h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-sm text-sm text-muted-foreground md:h-9',
            named ? 'max-sm:h-14 max-sm:flex-col max-sm:gap-1' : 'collapsed:md:flex-none',
          )}
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
          <span className={named ? '' : 'sr-only'}>{SHELL.themes[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
