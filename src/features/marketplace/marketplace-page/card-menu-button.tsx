import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';

const CardMenu = lazy(() => import('./card-menu.tsx'));

/** Opens the menu of a card. Ten menus would cost a phone more than the list: each is made when it is first opened. */
export function CardMenuButton(card: { id: string; name: string; path: string }) {
  const [isMade, setMade] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const button = (
    <ActionIcon
      ref={opener}
      variant="default"
      size={36}
      aria-label={`More: ${card.name}`}
      aria-haspopup="menu"
      onClick={isMade ? undefined : () => setMade(true)}
    >
      <IconDots size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
  if (!isMade) return button;
  return (
    <Suspense fallback={button}>
      <CardMenu {...card} target={button} onDone={() => opener.current?.focus()} />
    </Suspense>
  );
}
