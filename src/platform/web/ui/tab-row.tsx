import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './tab-row.module.css';

/** Width of the fade, in pixels: the open tab stays next to it. */
const FADE = 48;

interface TabRowProps {
  label: string;
  /** The value of the open tab: a link may have opened one that lies outside a phone's screen. */
  current: string;
  className?: string;
  /** `Tabs.Tab`s. */
  children: ReactNode;
}

/** The row of a page's tabs. If they do not fit, the row scrolls, never the page, and fades where more follow. */
export function TabRow({ label, current, className, children }: TabRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: false, after: false });

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const look = () => {
      const before = list.scrollLeft > 1;
      const after = list.scrollLeft + list.clientWidth < list.scrollWidth - 1;
      setMore((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    const showOpenTab = () => {
      const tab = list.querySelector(`[role=tab][data-tab="${current}"]`)?.getBoundingClientRect();
      const seen = list.getBoundingClientRect();
      // Not `scrollIntoView`: that would bring the page back to its tabs too, wherever somebody has scrolled to.
      if (tab) {
        const before = tab.left - FADE - seen.left;
        const after = tab.right + FADE - seen.right;
        list.scrollLeft += before < 0 ? before : Math.max(0, Math.min(after, before));
      }
      look();
    };
    // Also when the screen turns, or a count makes a tab longer. It tells the present size at once.
    const observer = new ResizeObserver(showOpenTab);
    for (const element of [list, ...list.children]) observer.observe(element);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [current]);

  return (
    <Tabs.List
      ref={row}
      className={[classes.row, className].filter(Boolean).join(' ')}
      data-more-before={more.before || undefined}
      data-more-after={more.after || undefined}
      aria-label={label}
    >
      {children}
    </Tabs.List>
  );
}
