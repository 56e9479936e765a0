import type { ReactNode, RefObject } from 'react';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { BUTTONS } from '@/lib/text/common';

type QuestionProps = {
  title: string;
  text: string;
  opener?: RefObject<HTMLElement | null>;
  /** True while the answer is carried out: the question stays until it is. */
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
