import { EllipsisVertical } from 'lucide-react';
import { lazyPart } from './lazy-part';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { PopoverButton } from './popover-button';

const ActionMenu = lazyPart(() => import('./popover').then((module) => module.ActionMenu));

type MenuButtonProps = {
  name: string;
  actions: ComponentProps<typeof ActionMenu>['actions'];
  /** With these the button has a word, its name. */
  children?: ReactNode;
  className?: string;
  over?: RefObject<HTMLElement | null>;
};

export function MenuButton({ name, actions, children, className = 'relative', over }: MenuButtonProps) {
  return (
    <PopoverButton
      variant="ghost"
      size={children ? 'small' : 'icon'}
      className={className}
      aria-label={children ? undefined : name}
      panel={(opened) => <ActionMenu name={name} actions={actions} over={over} {...opened} />}
    >
      {children ?? <EllipsisVertical aria-hidden />}
    </PopoverButton>
  );
}
