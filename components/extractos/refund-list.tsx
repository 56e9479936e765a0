import { useMemo } from 'react';
import { NativeSelect } from '@/components/ui/native-select';
import { useFormat } from '@/lib/hooks/use-format';
import { type ReviewedFlow, statementSession } from '@/lib/page/statement-session';
import { chooseRefund } from '@/lib/statements/edit-choices';
import { type RefundCandidate, targetKey } from '@/lib/statements/match-refunds';
import { type ChosenRefund, refundsOf } from '@/lib/statements/plan-statement';
import type { MovementStatus, ReviewedMovement } from '@/lib/statements/review-statement';
import { AGAIN, REFUNDS_IN } from '@/lib/text/extractos-review';
import { type Format, shorten } from '@/lib/text/format';
import { CheckBox, type ListedMovements, MovementLines, MovementList } from './movement-list';
import { useMovementWords } from './use-movement-words';

type RefundListProps = Pick<ListedMovements, 'places' | 'movements' | 'choices'> &
  Pick<ReviewedFlow, 'review'>;

/** Money in that may be a refund, each beside the expense that it lowers if ticked. */
export function RefundList({ review, ...listed }: RefundListProps) {
  const { choices } = listed;
  const chosen = useMemo(() => refundsOf(review, choices), [review, choices]);
  return (
    <MovementList {...listed} step={30}>
      {(movement, at) =>
        movement.status.kind === 'refund' ? (
          <RefundItem {...{ movement, at }} status={movement.status} chosen={chosen.get(at) ?? null} />
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
  chosen: ChosenRefund | null;
};

const NO_NAMES: readonly null[] = [];

function RefundItem({ movement, at, status, chosen }: RefundItemProps) {
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
        checked={chosen !== null}
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
          {...{ candidates, chosen }}
          label={REFUNDS_IN.gastoOf(shorten(movement.nombre), day)}
          onChoose={choose}
        />
      ) : null}
      <Doubt {...{ status, chosen }} />
    </li>
  );
}

type CandidateSelectProps = {
  candidates: readonly RefundCandidate[];
  chosen: ChosenRefund | null;
  label: string;
  onChoose: (key: string | null) => void;
};

function CandidateSelect({ candidates, chosen, label, onChoose }: CandidateSelectProps) {
  const format = useFormat();
  return (
    <NativeSelect
      className="col-span-2 col-start-2"
      aria-label={label}
      value={chosen ? targetKey(chosen.candidate.target) : ''}
      onChange={(event) => {
        onChoose(event.target.value === '' ? null : event.target.value);
      }}
    >
      <option value="">{REFUNDS_IN.choose}</option>
      {candidates.map((candidate) => (
        <option key={targetKey(candidate.target)} value={targetKey(candidate.target)}>
          {gastoText(candidate, format)}
        </option>
      ))}
    </NativeSelect>
  );
}

function Doubt({ status, chosen }: Pick<RefundItemProps, 'status' | 'chosen'>) {
  const format = useFormat();
  const text = doubtOf(status, chosen, format);
  if (text === null) return null;
  const isFault = chosen !== null && chosen.fault !== null;
  return (
    <p
      role={isFault ? 'alert' : undefined}
      className={`col-span-2 col-start-2 text-pretty text-sm ${isFault ? 'text-destructive' : 'text-warning'}`}
    >
      {text}
    </p>
  );
}

function doubtOf(
  { earlier, candidates }: RefundStatus,
  chosen: ChosenRefund | null,
  format: Format,
): string | null {
  if (chosen !== null && chosen.fault !== null) return REFUNDS_IN.faults[chosen.fault];
  if (earlier !== null) {
    const { fileName, concepto, fecha } = earlier;
    const file = fileName === null ? null : shorten(fileName);
    return REFUNDS_IN.again(AGAIN.broughtAs(file, shorten(concepto), format.shortDay(fecha)));
  }
  return (chosen?.candidate ?? candidates[0])?.isNoted ? REFUNDS_IN.alike : null;
}

function gastoText({ nombre, fecha, cents }: RefundCandidate, format: Format): string {
  return REFUNDS_IN.gasto(shorten(nombre), format.shortDay(fecha), format.cantidad(BigInt(cents)));
}
