import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LoginState } from '#platform/web/guards.tsx';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { createCaseStudy } from './case-study-drafts.contract.ts';
import { NEW_STORY, useShareAddress } from './share-address.hook.ts';

// Few visitors share a story, so the form loads only when it is opened.
const ShareCaseStudyDialog = lazy(() =>
  import('./share-case-study-dialog.tsx').then((module) => ({ default: module.ShareCaseStudyDialog })),
);

const SIGN_IN_FIRST = 'Please sign in to share your CSR success story.';
const CONFIRM_FIRST = 'Please verify your email address to share your story.';

interface ShareCaseStudyProps {
  /** Text of the button for members; "Share Your Story" by default. */
  label?: string;
  /** Look of the button; it is the page's main one by default. */
  variant?: 'filled' | 'default';
}

/** Button that opens the dialog "Share Your CSR Success Story"; visitors sign in first. */
export function ShareCaseStudy({ label = 'Share Your Story', variant }: ShareCaseStudyProps) {
  const { user, status } = useSession();
  const { share, open, replace, close } = useShareAddress();
  const canShare = useMayCall()(createCaseStudy);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The dialog still shows its story while it closes.
  const [shown, setShown] = useState(share);
  if (share !== null && share !== shown) setShown(share);
  const from = pathname === '/learn' ? '/learn?tab=stories' : pathname;

  /** Sends a visitor to the page where the way to sharing goes on. @returns true if it did. */
  const refuse = (back: string): boolean => {
    if (!user) {
      void showToast({ title: 'Authentication Required', message: SIGN_IN_FIRST, tone: 'error' });
      const state: LoginState = { from: back, message: SIGN_IN_FIRST };
      void navigate('/login', { state });
      return true;
    }
    if (user.email_confirmed) return false;
    void showToast({ title: 'Email Verification Required', message: CONFIRM_FIRST, tone: 'error' });
    void navigate('/verify-email', { state: { from: back, email: user.email } });
    return true;
  };

  // An address that opens the dialog asks for the same.
  const refused = useRef(false);
  const isKnown = status !== 'loading';
  useEffect(() => {
    if (share === null || !isKnown || refused.current) return;
    refused.current = refuse(`${from}${from.includes('?') ? '&' : '?'}share=${share}`);
  });

  if (!canShare) return null;
  return (
    <>
      <Button variant={variant} onClick={() => refuse(from) || open(NEW_STORY)}>
        {user ? label : 'Sign In to Share'}
      </Button>
      {shown !== null && user?.email_confirmed && (
        <Suspense>
          <ShareCaseStudyDialog share={shown} opened={share !== null} onReplace={replace} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
