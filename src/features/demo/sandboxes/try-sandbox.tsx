import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useSandboxOffer } from './sandboxes.api.ts';
import { SANDBOX_MINUTES } from './sandboxes.rules.ts';

/** Leads from /demo to a sandbox; where none is offered it says so. */
export function TrySandbox() {
  const { data } = useSandboxOffer();
  if (data?.is_offered === false) {
    return <p>Sandboxes are not offered here. A free account lets you try the product with your own data.</p>;
  }
  return (
    <>
      <p>
        Play both sides for {SANDBOX_MINUTES} minutes: a company and an NGO side by side, in the real product
        with demo data. Nobody else sees it, and all of it is erased afterwards. You need no account.
      </p>
      <Button component={Link} to="/demo/sandbox" size="md">
        Open a sandbox
      </Button>
    </>
  );
}
