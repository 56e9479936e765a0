import { Keyboard } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardTitle } from '@/components/ui/card';
import { Switch } from '@/components/ui/switch';
import { showOverlay } from '@/lib/page/overlay';
import { setPreference } from '@/lib/page/chosen-preferences';
import { usePreferences } from '@/lib/hooks/use-preferences';
import { AJUSTES } from '@/lib/text/ajustes';

/** The switch for single-key shortcuts, and their list. Hidden on touch-only devices. */
export function KeyboardCard() {
  const { shortcuts } = usePreferences();
  const id = useId();
  return (
    <Card aria-labelledby={id} className="not-any-pointer-fine:hidden">
      <CardTitle id={id}>{AJUSTES.keyboard}</CardTitle>
      <CardContent className="grid grid-cols-1 justify-items-start gap-5">
        <div className="flex w-full items-center justify-between gap-4">
          <div className="min-w-0">
            <p id={`${id}-switch`} className="text-sm font-medium">
              {AJUSTES.shortcuts}
            </p>
            <p id={`${id}-advice`} className="mt-0.5 text-pretty text-sm text-muted-foreground">
              {AJUSTES.shortcutsAdvice}
            </p>
          </div>
          <Switch
            aria-labelledby={`${id}-switch`}
            aria-describedby={`${id}-advice`}
            checked={shortcuts}
            onCheckedChange={(checked) => {
              setPreference('shortcuts', checked);
            }}
          />
        </div>
        <Button
          variant="outline"
          onClick={() => {
            showOverlay('shortcuts');
          }}
        >
          <Keyboard aria-hidden />
          {AJUSTES.showShortcuts}
        </Button>
      </CardContent>
    </Card>
  );
}
