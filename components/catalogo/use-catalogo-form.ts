import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '@/components/acts/toast';
import { notifyAct } from '@/components/acts/notify-change';
import { focusFirst } from '@/components/ui/focus';
import { addToCatalogo, editInCatalogo } from '@/lib/db/edit-catalogo';
import { CATALOGO_RULES } from '@/lib/domain/catalogo-rules';
import {
  catalogoDraftOf,
  completeCatalogoDraft,
  newCatalogoDraft,
  type CatalogoDraft,
  type CatalogoDraftFaults,
  type CatalogoRow,
} from '@/lib/domain/catalogo-entry';
import type { CatalogoTable, CategoriaFields } from '@/lib/domain/entities';
import { normalizeNombre } from '@/lib/domain/text-value';
import { perform } from '@/lib/page/history';
import { useFormat } from '@/lib/hooks/use-format';
import { useSaving } from '@/lib/hooks/use-saving';
import { CATALOGO } from '@/lib/text/catalogo';
import { changeFaultSentence } from '@/lib/text/acts';
import { shorten, type Format } from '@/lib/text/format';

/** The stored row was changed or deleted since the form opened; saving again settles the conflict. */
type Conflict = 'changed-elsewhere' | 'gone';

/** `row` is null for a new row; `rows` are the current rows of the table. */
export type CatalogoFormProps = {
  table: CatalogoTable;
  row: CatalogoRow | null;
  rows: readonly CatalogoRow[];
  onDone: () => void;
};

export function useCatalogoForm({ table, row, rows, onDone }: CatalogoFormProps) {
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const { run } = useSaving();
  const [origin] = useState(() => row && { row, draft: catalogoDraftOf(row, budgetOf(row, format)) });
  const [draft, setDraft] = useState(() => origin?.draft ?? newCatalogoDraft(table));
  const [faults, setFaults] = useState<CatalogoDraftFaults>({});
  const [accepted, setAccepted] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  useEffect(() => {
    focusFirst(form.current, 'input');
  }, []);

  function change(part: Partial<CatalogoDraft>) {
    setDraft({ ...draft, ...part });
    const kept = Object.entries(faults).filter(([field]) => !(field in part));
    setFaults(Object.fromEntries(kept));
  }

  /** Shows faults and focuses the first. A similar nombre counts as accepted the next time. */
  function refuse(found: CatalogoDraftFaults, conflicting: Conflict | null = null) {
    flushSync(() => {
      setFaults(found);
      setConflict(conflicting);
      if (typeof found.nombre === 'object') setAccepted(normalizeNombre(draft.nombre));
    });
    focusFirst(form.current, 'input[aria-invalid=true], [role=alert]');
  }

  function store(fields: CategoriaFields) {
    const stored = CATALOGO_RULES[table].storedFields(fields);
    if (!origin || conflict === 'gone') return perform(`${table}-added`, addToCatalogo(table, [stored]));
    const current = rows.find(({ id }) => id === origin.row.id);
    return perform(`${table}-edited`, editInCatalogo(table, (conflict && current) ?? origin.row, stored));
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = completeCatalogoDraft(draft, { table, marks: format.marks, rows, origin, accepted });
    if (!fields.ok) {
      refuse(fields.fault);
      return;
    }
    const saved = await run(() => store(fields.value));
    if (!saved) return;
    if (saved.ok) {
      if (saved.value) notifyAct(saved.value, format, shorten(fields.value.nombre));
      // The person may have left this form and opened another one.
      if (form.current) onDone();
    } else if (saved.fault === 'nombre-taken') refuse({ nombre: 'taken' });
    else if (saved.fault === 'changed-elsewhere' || saved.fault === 'gone') refuse({}, saved.fault);
    else toast.error(CATALOGO.saveFailed, { description: changeFaultSentence(saved.fault) });
  }

  return { form, draft, faults, conflict, change, save };
}

function budgetOf({ presupuesto }: CatalogoRow, format: Format): string {
  return presupuesto === undefined ? '' : format.plainNumber(presupuesto);
}
