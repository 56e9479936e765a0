import { Tag } from 'lucide-react';
import { CategoryIcon } from '@/components/gasto/category-icon';
import { OneTabStop } from '@/components/ui/keyboard-focus';
import { Popover } from '@/components/ui/popover';
import { PopoverButton } from '@/components/ui/popover-button';
import type { Categoria } from '@/lib/domain/entities';
import { FIELDS } from '@/lib/text/common';
import { shownNombre } from '@/lib/text/format';

type CategoriaButtonProps = {
  categorias: Iterable<Categoria>;
  disabled: boolean;
  className: string;
  onPick: (categoriaId: number) => void;
};

export function CategoriaButton({ categorias, disabled, className, onPick }: CategoriaButtonProps) {
  return (
    <PopoverButton
      variant="ghost"
      size="small"
      disabled={disabled}
      className={className}
      panel={(opened) => (
        <Popover
          aria-label={FIELDS.categoria}
          className="max-h-(--radix-popover-content-available-height) w-64 overflow-y-auto p-1"
          {...opened}
        >
          <Categorias
            categorias={categorias}
            onPick={(categoriaId) => {
              opened.onClose();
              onPick(categoriaId);
            }}
          />
        </Popover>
      )}
    >
      <Tag aria-hidden />
      {FIELDS.categoria}
    </PopoverButton>
  );
}

function Categorias({ categorias, onPick }: Pick<CategoriaButtonProps, 'categorias' | 'onPick'>) {
  return (
    <OneTabStop>
      {Array.from(categorias, (categoria) => (
        <button
          key={categoria.id}
          type="button"
          className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded px-2 text-left text-sm hover:bg-accent focus-visible:-outline-offset-2 sm:min-h-9"
          onClick={() => {
            onPick(categoria.id);
          }}
        >
          <CategoryIcon categoria={categoria} className="size-6 text-sm" />
          <bdi className="truncate">{shownNombre(categoria.nombre)}</bdi>
        </button>
      ))}
    </OneTabStop>
  );
}
