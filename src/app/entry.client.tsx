import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  // From here on React itself hears every press, so the page keeps none for later (platform/web/early/early-click.ts).
  window.dispatchEvent(new Event('hydrating'));
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
