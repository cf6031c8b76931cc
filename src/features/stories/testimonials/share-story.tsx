import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { LoginState } from '#platform/web/guards.tsx';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { sendTestimonial } from './testimonials.contract.ts';

// Few visitors share a story, so the form loads only when it is opened.
const ShareStoryDialog = lazy(() =>
  import('./share-story-dialog.tsx').then((module) => ({ default: module.ShareStoryDialog })),
);

const SIGN_IN_FIRST = 'Please sign in to share your CSR success story.';
const FROM = '/#testimonials';

/** Button that opens the story form; visitors sign in first (specification part 1, "Testimonials"). */
export function ShareStory() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [opened, { open, close }] = useDisclosure();
  const [isLoaded, setLoaded] = useState(false);
  const canShare = useMayCall()(sendTestimonial);

  const share = () => {
    if (!user) {
      showToast({
        title: 'Authentication Required',
        message: SIGN_IN_FIRST,
        tone: 'error',
      });
      const state: LoginState = { from: FROM, message: SIGN_IN_FIRST };
      return navigate('/login', { state });
    }
    if (!user.email_confirmed) {
      showToast({
        title: 'Email Verification Required',
        message: 'Please verify your email address to share your story.',
        tone: 'error',
      });
      return navigate('/verify-email', { state: { from: FROM, email: user.email } });
    }
    setLoaded(true);
    open();
  };

  if (!canShare) return null;
  return (
    <>
      <Button variant="default" size="md" onClick={share}>
        {user ? 'Share Your Story' : 'Sign In to Share'}
      </Button>
      {isLoaded && (
        <Suspense>
          <ShareStoryDialog opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
