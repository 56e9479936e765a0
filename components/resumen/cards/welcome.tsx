import { RESUMEN } from '@/lib/text/resumen';

export function Welcome() {
  return (
    <div className="py-4">
      <h2 className="text-balance text-2xl font-semibold tracking-tight">{RESUMEN.welcome}</h2>
      <p className="mt-2 max-w-xl text-pretty text-muted-foreground">{RESUMEN.promise}</p>
    </div>
  );
}
