import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import type { LoginState } from '#platform/web/guards.tsx';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { createResource } from './resource-upload.contract.ts';

// Few readers upload something.
const ResourceDialog = lazy(() => import('./resource-dialog.tsx'));

const SIGN_IN_FIRST = 'Please sign in to upload a resource.';

/** Button that opens the upload form; visitors sign in first. */
export function UploadResource() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const dialog = useSubjectDialog<null>();
  const canUpload = useMayCall()(createResource);

  const open = () => {
    const from = pathname + search;
    if (!user) {
      showToast({ title: 'Authentication Required', message: SIGN_IN_FIRST, tone: 'error' });
      const state: LoginState = { from, message: SIGN_IN_FIRST };
      return navigate('/login', { state });
    }
    if (!user.email_confirmed) {
      showToast({
        title: 'Email Verification Required',
        message: 'Please verify your email address to upload a resource.',
        tone: 'error',
      });
      return navigate('/verify-email', { state: { from, email: user.email } });
    }
    dialog.open(null);
  };

  if (!canUpload) return null;
  return (
    <>
      <Button leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />} onClick={open}>
        Upload Resource
      </Button>
      {dialog.opening > 0 && (
        <Suspense>
          <ResourceDialog
            key={dialog.opening}
            resource={null}
            opened={dialog.opened}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </>
  );
}
