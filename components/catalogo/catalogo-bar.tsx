import { PeriodSwitch } from '@/components/period/period-switch';
import { NativeSelect } from '@/components/ui/native-select';
import { CATALOGO_ORDENES, CATALOGO_RULES, type CatalogoOrden } from '@/lib/domain/catalogo-entry';
import type { Fecha } from '@/lib/domain/dates';
import type { CatalogoTable } from '@/lib/domain/entities';
import type { Period } from '@/lib/domain/period';
import { useSetting } from '@/lib/hooks/use-setting';
import { createSetting } from '@/lib/page/settings';
import { CATALOGO } from '@/lib/text/catalogo';

type CatalogoBarProps = {
  table: CatalogoTable;
  period: Period;
  today: Fecha;
  onPeriod: (period: Period) => void;
};

export function CatalogoBar({ table, period, today, onPeriod }: CatalogoBarProps) {
  return (
    <div className="@container top-(--header-room) sticky z-10 flex h-14 items-center gap-1 border-b border-border bg-background px-2 sm:gap-2 sm:px-6 print:static">
      <PeriodSwitch period={period} today={today} onChange={onPeriod} />
      <div className="@max-[16rem]:w-24 ml-auto min-w-0 print:hidden">
        <NativeSelect
          aria-label={CATALOGO.orden}
          value={useOrden(table)}
          onChange={(event) => {
            const chosen = CATALOGO_ORDENES.find((orden) => orden === event.target.value);
            if (chosen) catalogoOrden.write(chosen);
          }}
        >
          {CATALOGO_ORDENES.filter((orden) => isOrdenOf(table, orden)).map((orden) => (
            <option key={orden} value={orden}>
              {CATALOGO.ordenes[orden]}
            </option>
          ))}
        </NativeSelect>
      </div>
    </div>
  );
}

/** The order that the person chose, as far as the table has it. */
export function useOrden(table: CatalogoTable): CatalogoOrden {
  const orden = useSetting(catalogoOrden);
  return isOrdenOf(table, orden) ? orden : 'nombre';
}

function isOrdenOf(table: CatalogoTable, orden: CatalogoOrden): boolean {
  return orden !== 'part' || CATALOGO_RULES[table].hasPresupuesto;
}

const catalogoOrden = createSetting<CatalogoOrden>(
  'mis-gastos:catalogo-orden',
  (text) => CATALOGO_ORDENES.find((orden) => orden === text),
  'nombre',
);
