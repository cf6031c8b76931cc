import { useState } from 'react';
import { useHydrated } from '#platform/web/hydration.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';
import { useKeptSandbox } from './kept-sandbox.hook.ts';
import { SandboxRoom } from './sandbox-room.tsx';
import { SandboxStart } from './sandbox-start.tsx';

/** A sandbox: two accounts of the product side by side, for half an hour (specification part 2, "Demo"). */
export function SandboxPage() {
  // What this tab keeps is not known to the build.
  return useHydrated() ? <Sandbox /> : <PageSpinner />;
}

function Sandbox() {
  const [token, keep] = useKeptSandbox();
  const [hasEnded, setEnded] = useState(false);
  const leave = () => {
    keep(null);
    setEnded(true);
  };
  if (token) return <SandboxRoom key={token} token={token} onEnded={leave} onStarted={keep} />;
  return (
    <PageBody width="reading">
      <SandboxStart hasEnded={hasEnded} onStarted={keep} />
    </PageBody>
  );
}
