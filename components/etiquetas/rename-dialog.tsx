import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LongActProgress } from '@/components/acts/long-act-notice';
import { notifyAct, notifyFault } from '@/components/acts/notify-change';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field, FieldError, Input } from '@/components/ui/field';
import { focusFirst } from '@/components/ui/focus';
import { replaceEtiqueta } from '@/lib/db/edit-gastos';
import type { EtiquetaInUse } from '@/lib/domain/etiqueta-sums';
import { etiquetaKey, readEtiqueta } from '@/lib/domain/etiquetas';
import { ALL_TIME } from '@/lib/domain/dates';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { useSaving } from '@/lib/hooks/use-saving';
import { perform } from '@/lib/page/acts/history';
import { etiquetaSums } from '@/lib/page/queries/index-queries';
import { turnOf } from '@/lib/page/settings/sticky-etiqueta';
import { CATALOGO } from '@/lib/text/catalogo';
import { BUTTONS, FIELDS, NOUNS } from '@/lib/text/common';
import { ETIQUETA_LIST, ETIQUETAS } from '@/lib/text/etiquetas';
import { type Format, shorten } from '@/lib/text/format';

type Replacement = { nombre: string; by: string; isJoin: boolean };

/** False if nothing could be stored, which a toast says. */
async function renameAndNotify({ nombre, by, isJoin }: Replacement, format: Format): Promise<boolean> {
  const kind = isJoin ? 'merged' : 'renamed';
  return performAndNotify(kind, nombre, by, ETIQUETA_LIST.done[kind](shorten(nombre), shorten(by)), format);
}

/** Answers as {@link renameAndNotify}. */
export function dropAndNotify(nombre: string, format: Format): Promise<boolean> {
  return performAndNotify('removed', nombre, null, ETIQUETA_LIST.done.removed(shorten(nombre)), format);
}

async function performAndNotify(
  kind: 'renamed' | 'merged' | 'removed',
  nombre: string,
  by: string | null,
  description: string,
  format: Format,
): Promise<boolean> {
  const done = await perform(`etiqueta-${kind}`, replaceEtiqueta(nombre, by), turnOf(nombre, by));
  if (!done.ok) notifyFault(ETIQUETA_LIST.failed, done.fault);
  else if (done.value) notifyAct(done.value, format, description);
  else toast.info(ETIQUETA_LIST.gone);
  return done.ok;
}

type RenameProps = {
  use: EtiquetaInUse;
  all: readonly EtiquetaInUse[];
  onClose: () => void;
};

export function RenameDialog({ opener, ...props }: RenameProps & { opener: Element | null }) {
  const returnTo = useRef(opener);
  return (
    <Dialog onClose={props.onClose}>
      <DialogContent
        title={ETIQUETA_LIST.renameTitle}
        closeLabel={BUTTONS.close}
        opener={returnTo}
        focusesItself
        keepsOpen
      >
        <RenameForm
          {...props}
          onRenamed={() => {
            // The row is about to go, and its button with it.
            returnTo.current = null;
            props.onClose();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

type RenameFormProps = RenameProps & { onRenamed: () => void };

function RenameForm(props: RenameFormProps) {
  const { form, typed, type, isInvalid, joined, busy, save } = useRename(props);
  const names = useId();
  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="flex min-h-0 flex-col">
      <div className="grid grid-cols-1 gap-5 overflow-y-auto p-5">
        <Field label={FIELDS.nombre} error={isInvalid ? ETIQUETAS.fault : undefined}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              list={names}
              value={typed}
              onChange={(event) => {
                type(event.target.value);
              }}
            />
          )}
        </Field>
        <datalist id={names}>
          {props.all.map(({ nombre }) => (
            <option key={nombre} value={nombre} />
          ))}
        </datalist>
        {joined ? (
          <JoinWarning use={props.use} other={joined} />
        ) : (
          <p className="text-sm text-muted-foreground">{ETIQUETA_LIST.hint}</p>
        )}
      </div>
      <div className="grid border-t border-border p-4">
        <LongActProgress className="mb-3" />
        <Button type="submit" aria-disabled={busy} className="sm:justify-self-end">
          {busy ? ETIQUETA_LIST.saving : joined ? CATALOGO.merge : BUTTONS.save}
        </Button>
      </div>
    </form>
  );
}

function JoinWarning({ use, other }: { use: EtiquetaInUse; other: EtiquetaInUse }) {
  const format = useFormat();
  const both =
    useQuery(etiquetaSums(ALL_TIME, { etiquetas: [use.nombre, other.nombre], etiquetasModo: 'todas' }))?.whole
      .count ?? 0;
  const [gastos, otherGastos] = [use, other].map(({ count }) => format.count(count, NOUNS.gasto)) as [
    string,
    string,
  ];
  return (
    <FieldError role="alert" tabIndex={-1} className="wrap-anywhere text-pretty">
      {[
        ETIQUETA_LIST.joining(use.nombre, gastos, other.nombre, otherGastos),
        both > 0 ? format.choose(both, ETIQUETA_LIST.both(format.plainNumber(both))) : '',
        ETIQUETA_LIST.undoable,
      ].join(' ')}
    </FieldError>
  );
}

/** The name of another tag joins the two, once that was said: `joined`. */
function useRename({ use, all, onClose, onRenamed }: RenameFormProps) {
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const { busy, run } = useSaving();
  const [typed, setTyped] = useState(use.nombre);
  const [isInvalid, setIsInvalid] = useState(false);
  const [joined, setJoined] = useState<EtiquetaInUse | null>(null);

  useEffect(() => {
    focusFirst(form.current, 'input');
    form.current?.querySelector('input')?.select();
  }, []);

  function type(text: string) {
    setTyped(text);
    setIsInvalid(false);
    setJoined(null);
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const nombre = readEtiqueta(typed.trim().replace(/^#/, ''));
    const key = nombre === null ? null : etiquetaKey(nombre);
    const other = all.find((one) => one.key !== use.key && one.key === key);
    if (nombre === null) {
      flushSync(() => {
        setIsInvalid(true);
      });
      focusFirst(form.current, 'input');
    } else if (other && joined === null) setJoined(other);
    else await store(other?.nombre ?? nombre, other !== undefined);
  }

  async function store(by: string, isJoin: boolean) {
    if (by === use.nombre) {
      onClose();
      return;
    }
    const isDone = await run(() => renameAndNotify({ nombre: use.nombre, by, isJoin }, format));
    // The person may have left this form.
    if (isDone && form.current) onRenamed();
  }

  return { form, typed, type, isInvalid, joined, busy, save };
}
