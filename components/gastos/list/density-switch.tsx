import { Rows4 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useSetting } from '@/lib/hooks/use-setting';
import { rowDensity } from '@/lib/page/row-density';
import { FINDING } from '@/lib/text/gastos';

export function DensitySwitch() {
  const isComfortable = useSetting(rowDensity) === 'comfortable';
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={FINDING.comfortableRows}
      title={FINDING.comfortableRows}
      aria-pressed={isComfortable}
      className={isComfortable ? 'text-primary' : undefined}
      onClick={() => {
        rowDensity.write(isComfortable ? 'compact' : 'comfortable');
      }}
    >
      <Rows4 aria-hidden />
    </Button>
  );
}
