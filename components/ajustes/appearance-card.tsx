import { useId } from 'react';
import { ThemeChoice } from '@/components/shell/theme-choice';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { AJUSTES } from '@/lib/text/ajustes';

/** How the program looks. */
export function AppearanceCard() {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{AJUSTES.appearance}</CardTitle>
      <CardDescription>{AJUSTES.appearanceAdvice}</CardDescription>
      <CardContent>
        <ThemeChoice named />
      </CardContent>
    </Card>
  );
}
