/** Fields that open a list of options. */
const FIELD = '[aria-haspopup="listbox"]';

/** Lets go of an option that is there no longer: a search leaves it out, and Mantine goes on naming it. */
function letGo(): void {
  const field = document.activeElement;
  const option = field?.getAttribute('aria-activedescendant');
  if (field && option && !document.getElementById(option)) field.removeAttribute('aria-activedescendant');
}

/** Watches the lists of options of the field that has the focus. @returns what ends it. */
export function watchOptions(): () => void {
  const changes = new MutationObserver(letGo);
  const start = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(FIELD))
      changes.observe(document.body, { childList: true, subtree: true });
  };
  const stop = () => changes.disconnect();
  document.addEventListener('focusin', start);
  document.addEventListener('focusout', stop);
  return () => {
    stop();
    document.removeEventListener('focusin', start);
    document.removeEventListener('focusout', stop);
  };
}
