import type { RowCounts } from '@/lib/domain/entities';
import * as Primitive from '@radix-ui/react-alert-dialog';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Backdrop } from '@/components/ui/dialog';
import { useFocusReturn } from '@/components/ui/keyboard-focus';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { useFormat } from '@/lib/hooks/use-format';
import { andList, UNDOING_IMPORT } from '@/lib/text/acts';
import { BUTTONS, NOUNS } from '@/lib/text/common';

const AlertDialogCancel = Primitive.Cancel;

type AlertDialogProps = { onClose: () => void; children: ReactNode };

function AlertDialog({ onClose, children }: AlertDialogProps) {
  useBackCloses(onClose);
  return (
    <Primitive.Root open onOpenChange={onClose}>
      {children}
    </Primitive.Root>
  );
}

type AlertDialogContentProps = ComponentProps<typeof Primitive.Content> & {
  opener?: RefObject<Element | null>;
};

function AlertDialogContent({ opener, className, ...props }: AlertDialogContentProps) {
  const giveFocusBack = useFocusReturn(opener);
  return (
    <Primitive.Portal>
      <Backdrop />
      <Primitive.Content
        data-slot="alert-dialog-content"
        className={cn(
          '-translate-1/2 fixed left-1/2 top-1/2 z-50 grid w-[calc(100%-2rem)] max-w-lg gap-4 rounded-card border border-border bg-card p-6 shadow-lg',
          className,
        )}
        onCloseAutoFocus={giveFocusBack}
        {...props}
      />
    </Primitive.Portal>
  );
}

function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('text-base font-semibold', className)} {...props} />;
}

function AlertDialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('text-sm text-muted-foreground', className)} {...props} />;
}

/** The last button is nearest to the thumb on a phone, to the edge on a desk. */
function AlertDialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end', className)}
      {...props}
    />
  );
}

type QuestionProps = {
  title: string;
  text: string;
  opener?: RefObject<HTMLElement | null>;
  /** True while the answer is carried out; the question stays open until then. */
  isBusy?: boolean;
  onClose: () => void;
  answers: ReactNode;
  children?: ReactNode;
};

export function QuestionDialog({
  title,
  text,
  opener,
  isBusy = false,
  onClose,
  answers,
  children,
}: QuestionProps) {
  return (
    <AlertDialog
      onClose={() => {
        if (!isBusy) onClose();
      }}
    >
      <AlertDialogContent opener={opener}>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        {children}
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="outline" aria-disabled={isBusy}>
              {BUTTONS.cancel}
            </Button>
          </AlertDialogCancel>
          {answers}
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

type EditedQuestionProps = {
  edited: RowCounts;
  onAnswer: (answer: 'keep' | 'remove') => void;
  onClose: () => void;
};

export function EditedQuestion({ edited, onAnswer, onClose }: EditedQuestionProps) {
  const format = useFormat();
  const { gastos, categorias, metodosPago } = edited;
  const count = gastos + categorias + metodosPago;
  const rows = [
    ...(gastos > 0 ? [format.count(gastos, NOUNS.gasto)] : []),
    ...(categorias > 0 ? [format.count(categorias, NOUNS.categoria)] : []),
    ...(metodosPago > 0 ? [format.count(metodosPago, NOUNS.metodoPago)] : []),
  ];
  return (
    <QuestionDialog
      title={UNDOING_IMPORT.editedTitle}
      text={`${format.choose(count, UNDOING_IMPORT.edited(andList(rows)))} ${UNDOING_IMPORT.question}`}
      onClose={onClose}
      answers={
        <>
          <Button
            variant="destructive"
            onClick={() => {
              onAnswer('remove');
            }}
          >
            {UNDOING_IMPORT.removeEdited}
          </Button>
          <Button
            onClick={() => {
              onAnswer('keep');
            }}
          >
            {UNDOING_IMPORT.keepEdited}
          </Button>
        </>
      }
    />
  );
}
