import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#platform/web/session.tsx';

/** Shown to a member who must verify the email address before sending requests. */
export function CollaborationRequestUnconfirmed() {
  const { user, refresh } = useSession();
  const [checking, setChecking] = useState(false);
  const [stillMissing, setStillMissing] = useState(false);

  const checkAgain = async () => {
    setChecking(true);
    await refresh();
    setChecking(false);
    setStillMissing(true);
  };

  return (
    <Stack>
      <Alert
        color="marigold"
        icon={<IconMailExclamation size={20} stroke={1.5} aria-hidden />}
        title="Verify your email first"
      >
        Before you send a request to another member, please confirm that {user?.email ?? 'your address'} is
        yours. Open the link in the email that we sent you, or request a new one.
      </Alert>
      {stillMissing && <div role="status">This address is not verified yet.</div>}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={checkAgain} loading={checking}>
          I have verified it
        </Button>
        <Button component={Link} to="/verify-email" state={{ email: user?.email }}>
          Verify email
        </Button>
      </Group>
    </Stack>
  );
}
