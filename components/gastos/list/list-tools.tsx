import { ListChecks, Rows4 } from 'lucide-react';
import { ExportMenuButton } from '@/components/exportar/export-menu-button';
import { Button } from '@/components/ui/button';
import type { GastosQuery, ListedGastos } from '@/lib/domain/gastos-query';
import { useSetting } from '@/lib/hooks/use-setting';
import { rowDensity } from '@/lib/page/row-density';
import { BUTTONS } from '@/lib/text/common';
import { FINDING } from '@/lib/text/gastos';
import type { Selection } from './use-selection';

type ListToolsProps = {
  wide: boolean;
  selection: Selection;
  query: GastosQuery;
  /** Null while it is not complete. */
  list: ListedGastos | null;
};

/** The buttons beside the totals. */
export function ListTools({ wide, selection, query, list }: ListToolsProps) {
  return (
    <>
      {wide ? <DensitySwitch /> : null}
      {wide || selection.selecting ? null : <SelectButton selection={selection} />}
      <ExportMenuButton query={query} list={list} />
    </>
  );
}

function SelectButton({ selection }: Pick<ListToolsProps, 'selection'>) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={BUTTONS.select}
      title={BUTTONS.select}
      onClick={() => {
        selection.setSelecting(true);
      }}
    >
      <ListChecks aria-hidden />
    </Button>
  );
}

function DensitySwitch() {
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
