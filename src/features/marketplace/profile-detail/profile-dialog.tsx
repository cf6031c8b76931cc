import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconExternalLink } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import { ProfileName } from '#features/marketplace/listing/profile-name.tsx';
import { SaveProfileButton } from '#features/marketplace/saved-profiles/save-profile-button.tsx';
import { ShortlistButton } from '#features/marketplace/shortlists/shortlist-button.tsx';
import { MemberAvatar } from '#features/profiles/avatar/member-avatar.tsx';
import type { RenderAsk } from '#features/profiles/member-page/request-dialog-slot.tsx';
import { ShareProfileButton } from '#features/profiles/member-page/share-profile-button.tsx';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { useProfile } from '#features/profiles/profile/profile.api.ts';
import { memberPath, sharedPath } from '#features/profiles/profile/profile-paths.rules.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';
import { useMarketplaceProfile } from './profile-detail.api.ts';
import { ProfileDetail } from './profile-detail.tsx';
import classes from './profile-dialog.module.css';

interface ProfileDialogProps {
  /** Id of the member to show; null closes the dialog. */
  id: string | null;
  /** True if the request dialog is on top and takes Escape. */
  covered: boolean;
  /** Takes the focus after closing if the element that opened the dialog is gone, or there was none. */
  focusAfter: RefObject<HTMLElement | null>;
  renderRatings: (profileId: string) => ReactNode;
  onClose: () => void;
  /** Undefined for a role that may not request collaborations. */
  onRequest?: (profile: MarketplaceProfile) => void;
  renderAsk?: RenderAsk;
}

/** Shows all that a member shares with other members. */
export function ProfileDialog({ id, covered, focusAfter, ...content }: ProfileDialogProps) {
  const onPhone = useMediaQuery('(max-width: 47.99em)');
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(id);
  if (id && id !== shown) setShown(id);
  useReturnedFocus(id !== null, focusAfter);
  return (
    <Modal.Root
      opened={id !== null}
      onClose={content.onClose}
      closeOnEscape={!covered}
      returnFocus={false}
      size="52rem"
      fullScreen={onPhone}
      padding="lg"
    >
      <Modal.Overlay />
      <Modal.Content classNames={{ content: classes.content }}>
        {shown && <Content key={shown} id={shown} {...content} />}
      </Modal.Content>
    </Modal.Root>
  );
}

/**
 * Returns the focus to the element that had it before the dialog opened. The dialog's own mechanism is too late here:
 * the router renders a change of the URL later, when the dialog may already have taken the focus.
 */
function useReturnedFocus(opened: boolean, fallback: RefObject<HTMLElement | null>) {
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    if (opened) {
      before.current = document.activeElement;
      return;
    }
    const opener = before.current;
    if (!opener) return;
    const isLeft = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    (isLeft ? opener : fallback.current)?.focus({ preventScroll: true });
  }, [opened, fallback]);
}

type ContentProps = Omit<ProfileDialogProps, 'id' | 'covered' | 'focusAfter'> & { id: string };

function Content({ id, renderRatings, onClose, onRequest, renderAsk }: ContentProps) {
  const { data: profile, error, refetch, isFetching } = useMarketplaceProfile(id);
  const isOwn = useProfile().data?.id === id;
  const name = profile ? memberName(profile) : 'Profile';
  const ask = profile && onRequest && (
    <Button onClick={() => onRequest(profile)}>Request Collaboration</Button>
  );
  return (
    <>
      <div className={classes.head}>
        <div className={classes.who}>
          {profile && <MemberAvatar name={name} url={profile.avatar_url} />}
          <Modal.Title className={classes.title}>
            {profile ? <ProfileName profile={profile} /> : name}
          </Modal.Title>
        </div>
        <Modal.CloseButton aria-label="Close this profile" />
      </div>
      {/* It scrolls, and the profile of a new member has nothing in it that takes the focus. */}
      <Modal.Body className={classes.body} tabIndex={0}>
        {profile && <ProfileDetail profile={profile} isFetching={isFetching} ratings={renderRatings(id)} />}
        {!profile && !error && <PageSpinner label="Loading this profile…" />}
        {!profile && error && (
          <ErrorState
            title="Failed to load this profile"
            error={error}
            onRetry={() => refetch()}
            retrying={isFetching}
          />
        )}
      </Modal.Body>
      <div className={classes.foot}>
        {profile && (
          <div className={classes.quiet}>
            <SaveProfileButton id={id} name={name} />
            <ShortlistButton id={id} name={name} />
            <ShareProfileButton
              name={name}
              path={sharedPath(profile)}
              copiedText="Link Copied!"
              variant="subtle"
              size="compact-sm"
            />
            <Button
              component={Link}
              to={memberPath(profile.slug)}
              variant="subtle"
              size="compact-sm"
              leftSection={<IconExternalLink size={18} stroke={1.5} aria-hidden />}
            >
              Open page
            </Button>
          </div>
        )}
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        {profile && !isOwn && (renderAsk ? renderAsk({ id, name, among: [id], ask }) : ask)}
      </div>
    </>
  );
}
