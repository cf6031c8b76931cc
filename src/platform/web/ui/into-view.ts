/**
 * A `ref` for what appears at the end of a long form, such as why it could not be sent: it is scrolled to once, when it
 * is there. On a phone it would else stand below the screen. A field that is wrong and has the focus stays in view.
 */
export const intoView = (node: HTMLElement | null): void => {
  if (document.activeElement?.matches('[aria-invalid="true"]')) return;
  node?.scrollIntoView({ block: 'nearest' });
};
