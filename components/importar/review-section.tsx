import { useId, type ReactNode, type Ref } from 'react';

type ReviewSectionProps = {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A part of the review under its heading, which the program can focus. */
export function ReviewSection({ title, headingRef, children }: ReviewSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-3">
      <h3 id={id} ref={headingRef} tabIndex={-1} className="text-sm font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}
