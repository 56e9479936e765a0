import { type ReactNode, useId, useMemo } from 'react';
import { Card, CardTitle } from '@/components/ui/card';
import { NativeSelect } from '@/components/ui/native-select';
import type { CategoriaFields } from '@/lib/domain/entities';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import { useFormat } from '@/lib/hooks/use-format';
import { usePreferences } from '@/lib/hooks/use-setting';
import { type ReviewedFlow, statementSession } from '@/lib/page/import/statement-session';
import { STARTERS } from '@/lib/sample/generate-sample';
import { chooseRefund } from '@/lib/statements/review/edit-choices';
import { type RefundCandidate, targetKey } from '@/lib/statements/match/match-refunds';
import type { AsideReason } from '@/lib/statements/movement';
import { refundsOf } from '@/lib/statements/review/plan-statement';
import { metodoOfSource, namedMovement, type ReviewChoices } from '@/lib/statements/review/review-choices';
import type { MovementStatus, ReviewedMovement } from '@/lib/statements/review/review-statement';
import { EXTRACTOS, UNCLASSIFIED } from '@/lib/text/extractos';
import { AGAIN, asideSummary, REFUNDS_IN, SECTIONS, TWICE } from '@/lib/text/extractos-review';
import { type Format, shorten } from '@/lib/text/format';
import { ForeignList, LeftOutList } from './left-out-list';
import {
  CheckBox,
  type ListedMovements,
  MovementLines,
  MovementList,
  rowOptions,
  useMovementWords,
} from './movement-list';
import { SameList, TwiceList } from './same-list';
import { ShopGroups } from './shop-groups';

type RefundListProps = Pick<ListedMovements, 'places' | 'movements' | 'choices'> &
  Pick<ReviewedFlow, 'review'>;

function RefundList({ review, ...listed }: RefundListProps) {
  const { choices } = listed;
  const chosen = useMemo(() => refundsOf(review, choices), [review, choices]);
  return (
    <MovementList {...listed} step={30}>
      {(movement, at) =>
        movement.status.kind === 'refund' ? (
          <RefundItem {...{ movement, at }} status={movement.status} {...(chosen.get(at) ?? NOT_CHOSEN)} />
        ) : null
      }
    </MovementList>
  );
}

type RefundStatus = Extract<MovementStatus, { kind: 'refund' }>;

type RefundItemProps = {
  movement: ReviewedMovement;
  at: number;
  status: RefundStatus;
  /** Null if it is no refund. */
  candidate: RefundCandidate | null;
  fault: keyof typeof REFUNDS_IN.faults | null;
};

const NOT_CHOSEN = { candidate: null, fault: null };

const NO_NAMES: readonly null[] = [];

function RefundItem({ movement, at, status, candidate, fault }: RefundItemProps) {
  const format = useFormat();
  const words = useMovementWords(NO_NAMES);
  const { candidates } = status;
  const [day, cantidad] = [words.day(movement), format.cantidad(BigInt(movement.importe))];
  const [first] = candidates;
  function choose(key: string | null) {
    statementSession.edit(chooseRefund(at, key));
  }
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 gap-y-1 py-2">
      <CheckBox
        label={REFUNDS_IN.note(shorten(movement.nombre), day, cantidad)}
        checked={candidate !== null}
        onChange={(isTicked) => {
          choose(isTicked && first ? targetKey(first.target) : null);
        }}
      />
      <div className="min-w-0">
        <MovementLines movement={movement} meta={day} />
        {first && candidates.length === 1 ? (
          <p className="wrap-anywhere text-sm text-muted-foreground">
            <bdi>{REFUNDS_IN.of(gastoText(first, format))}</bdi>
          </p>
        ) : null}
      </div>
      <p className="text-right text-sm font-medium tabular-nums">{cantidad}</p>
      {candidates.length > 1 ? (
        <CandidateSelect
          {...{ candidates, candidate }}
          label={REFUNDS_IN.gastoOf(shorten(movement.nombre), day)}
          onChoose={choose}
        />
      ) : null}
      <Doubt {...{ status, candidate, fault }} />
    </li>
  );
}

type CandidateSelectProps = Pick<RefundItemProps, 'candidate'> & {
  candidates: readonly RefundCandidate[];
  label: string;
  onChoose: (key: string | null) => void;
};

function CandidateSelect({ candidates, candidate, label, onChoose }: CandidateSelectProps) {
  const format = useFormat();
  return (
    <NativeSelect
      className="col-span-2 col-start-2"
      aria-label={label}
      value={candidate ? targetKey(candidate.target) : ''}
      onChange={(event) => {
        onChoose(event.target.value === '' ? null : event.target.value);
      }}
    >
      <option value="">{REFUNDS_IN.choose}</option>
      {candidates.map((one) => (
        <option key={targetKey(one.target)} value={targetKey(one.target)}>
          {gastoText(one, format)}
        </option>
      ))}
    </NativeSelect>
  );
}

type DoubtProps = Pick<RefundItemProps, 'status' | 'candidate' | 'fault'>;

function Doubt(props: DoubtProps) {
  const format = useFormat();
  const text = doubtOf(props, format);
  if (text === null) return null;
  const isFault = props.fault !== null;
  return (
    <p
      role={isFault ? 'alert' : undefined}
      className={`col-span-2 col-start-2 text-pretty text-sm ${isFault ? 'text-destructive' : 'text-warning'}`}
    >
      {text}
    </p>
  );
}

function doubtOf({ status, candidate, fault }: DoubtProps, format: Format): string | null {
  const { earlier, candidates } = status;
  if (fault !== null) return REFUNDS_IN.faults[fault];
  if (earlier !== null) {
    const { fileName, concepto, fecha } = earlier;
    const file = fileName === null ? null : shorten(fileName);
    return REFUNDS_IN.again(AGAIN.broughtAs(file, shorten(concepto), format.shortDay(fecha)));
  }
  return (candidate ?? candidates[0])?.isNoted ? REFUNDS_IN.alike : null;
}

function gastoText({ nombre, fecha, cents }: RefundCandidate, format: Format): string {
  return REFUNDS_IN.gasto(shorten(nombre), format.shortDay(fecha), format.cantidad(BigInt(cents)));
}

const ASKED = {
  again: { title: AGAIN.title, advice: AGAIN.advice },
  typed: { title: SECTIONS.typed, advice: SECTIONS.advice.typed },
} as const;

export function ReviewLists({ flow }: { flow: ReviewedFlow }) {
  const { review } = flow;
  const { currency } = usePreferences();
  const places = useMemo(() => placesByStatus(review.movements), [review.movements]);
  const listed = useListed(flow);
  if (!listed) return null;
  return (
    <>
      <Section title={TWICE.title} of={review.twice} advice={TWICE.advice}>
        <TwiceList twice={review.twice} />
      </Section>
      <RefundSection flow={flow} listed={listed} places={places.refund} />
      {(['again', 'typed'] as const).map((kind) => (
        <Section key={kind} {...ASKED[kind]} of={places[kind]}>
          <SameList {...listed} places={places[kind]} />
        </Section>
      ))}
      <Section
        title={SECTIONS.new}
        of={places.new}
        ifEmpty={<p className="mt-2 text-sm text-muted-foreground">{EXTRACTOS.nothingNew}</p>}
      >
        <ShopGroups {...listed} places={places.new} />
      </Section>
      <AsideSection {...listed} places={places.aside} reviewed={review.movements} />
      <Section title={SECTIONS.foreign} of={places.foreign} advice={SECTIONS.advice.foreign(currency)}>
        <ForeignList key={answersKey(flow)} {...listed} places={places.foreign} />
      </Section>
      <Section title={SECTIONS.pending} of={places.pending} advice={SECTIONS.advice.pending}>
        <ShopGroups {...listed} places={places.pending} />
      </Section>
      {(['here', 'income', 'ignored'] as const).map((kind) =>
        places[kind].length === 0 ? null : (
          <LeftOut key={`${kind} ${answersKey(flow)}`} kind={kind} {...listed} places={places[kind]} />
        ),
      )}
    </>
  );
}

type RefundSectionProps = {
  flow: ReviewedFlow;
  listed: Omit<ListedMovements, 'places'>;
  places: readonly number[];
};

function RefundSection({ flow: { review }, listed, places }: RefundSectionProps) {
  const title = REFUNDS_IN.title(places.length, useFormat());
  return (
    <Section title={title} about="" of={places} advice={REFUNDS_IN.advice}>
      <RefundList {...{ review, places }} movements={listed.movements} choices={listed.choices} />
    </Section>
  );
}

type AsideSectionProps = ListedMovements & { reviewed: ReviewedFlow['review']['movements'] };

function AsideSection({ reviewed, ...listed }: AsideSectionProps) {
  const about = asideSummary(asideOf(reviewed, listed.places), useFormat());
  return (
    <Section title={SECTIONS.aside} of={listed.places} about={about}>
      <ShopGroups {...listed} />
    </Section>
  );
}

function LeftOut({ kind, ...listed }: ListedMovements & { kind: 'here' | 'income' | 'ignored' }) {
  const title = `${SECTIONS[kind]} ${counted(listed.places, useFormat())}`;
  return <LeftOutList title={title} advice={kind === 'here' ? SECTIONS.advice.here : null} {...listed} />;
}

/** Another answer reads other rows. */
function answersKey({ answers }: ReviewedFlow): string {
  return JSON.stringify(answers);
}

/** Null until the rows to choose from are read. */
function useListed({ review, choices }: ReviewedFlow): Omit<ListedMovements, 'places'> | null {
  const catalogo = useCatalogo();
  const { nombres, guesses } = choices;
  const movements = useMemo(
    () => review.movements.map((movement) => namedMovement(movement, { nombres, guesses })),
    [review.movements, nombres, guesses],
  );
  const categorias = useMemo(
    () =>
      rowOptions<'categorias'>(
        catalogo?.categorias.values() ?? [],
        [...STARTERS.categorias, ...madeBy(choices)],
        UNCLASSIFIED.nombre,
      ),
    [catalogo, choices],
  );
  if (!catalogo) return null;
  const metodoNames = review.sources.map((_, source) => {
    const metodo = metodoOfSource(review, source, choices);
    if (metodo?.kind === 'new') return metodo.fields.nombre;
    return metodo ? (catalogo.metodosPago.get(metodo.id)?.nombre ?? null) : null;
  });
  return { movements, choices, categorias, metodoNames };
}

/** New categories that the person has chosen, the starters' names aside. */
function madeBy({ categorias, ofMovement }: ReviewChoices): CategoriaFields[] {
  const made = new Map<string, CategoriaFields>();
  for (const choice of [...categorias.values(), ...ofMovement.values()])
    if (choice?.kind === 'new') made.set(choice.fields.nombre, choice.fields);
  for (const { nombre } of STARTERS.categorias) made.delete(nombre);
  return [...made.values()];
}

type SectionProps = {
  title: string;
  of: readonly unknown[];
  about?: string;
  advice?: string;
  /** Without it an empty section is left out. */
  ifEmpty?: ReactNode;
  children: ReactNode;
};

function Section({ title, of, about, advice, ifEmpty, children }: SectionProps) {
  const id = useId();
  const format = useFormat();
  if (of.length === 0 && ifEmpty === undefined) return null;
  return (
    <Card aria-labelledby={id} className="p-4 sm:p-6">
      <CardTitle id={id} className="text-pretty">
        {title} <span className="font-normal text-muted-foreground">{about ?? counted(of, format)}</span>
      </CardTitle>
      {advice === undefined ? null : (
        <p className="mt-1 text-pretty text-sm text-muted-foreground">{advice}</p>
      )}
      {of.length === 0 ? ifEmpty : children}
    </Card>
  );
}

function counted(things: readonly unknown[], format: Format): string {
  return `(${format.plainNumber(things.length)})`;
}

/** The sum in cents, with the reasons. */
function asideOf(movements: ReviewedFlow['review']['movements'], places: readonly number[]) {
  const reasons = new Set<AsideReason>();
  let sum = 0;
  for (const at of places) {
    const movement = movements[at];
    if (movement?.status.kind !== 'aside') continue;
    reasons.add(movement.status.reason);
    sum -= movement.importe;
  }
  return { count: places.length, sum, reasons };
}

function placesByStatus(
  movements: ReviewedFlow['review']['movements'],
): Record<MovementStatus['kind'], number[]> {
  const places: Record<MovementStatus['kind'], number[]> = {
    new: [],
    aside: [],
    foreign: [],
    pending: [],
    here: [],
    again: [],
    typed: [],
    refund: [],
    income: [],
    ignored: [],
  };
  movements.forEach(({ status }, at) => places[status.kind].push(at));
  return places;
}
