/**
 * Presses a button again that was pressed before it worked, once it does; links, details and fields work without. From `hydrating`
 * on React itself hears every press (app/entry.client.tsx), and with `hydrated` the page works (platform/web/hydration.ts).
 */
export function keepEarlyClick(): void {
  let pressed: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    pressed = (target as Element).closest('button') ?? pressed;
  };
  addEventListener('click', keep, { capture: true });
  addEventListener('hydrating', () => removeEventListener('click', keep, { capture: true }), { once: true });
  addEventListener('hydrated', () => pressed?.click(), { once: true });
}
