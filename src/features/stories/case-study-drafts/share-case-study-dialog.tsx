import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useProfile } from '#features/profiles/profile/profile.api.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { GuardedDialog } from '#platform/web/dialogs/guarded-dialog.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { type CaseStudyValues, EMPTY_CASE_STUDY, valuesOf } from './case-study.form.ts';
import { useLatestDraft, useOwnCaseStudy } from './case-study-drafts.api.ts';
import type { OwnCaseStudy } from './case-study-drafts.contract.ts';
import { BLANK_STORY, NEW_STORY } from './share-address.hook.ts';
import { StoryForm } from './story-form.tsx';

interface ShareCaseStudyDialogProps {
  /** `new`, `blank` or the id of a story. */
  share: string;
  opened: boolean;
  /** Names another story in the address. */
  onReplace: (share: string) => void;
  onClose: () => void;
}

/** The dialog "Share Your CSR Success Story" (specification part 2, section 2). */
export function ShareCaseStudyDialog({ share, opened, onReplace, onClose }: ShareCaseStudyDialogProps) {
  const [work, setWork] = useState({ unsaved: false, busy: false });
  // A draft that was stored from the form on the screen stays in that form.
  const [created, setCreated] = useState<{ id: string; from: string } | null>(null);
  const subject = created?.id === share ? created.from : share;

  // The address can change only while nothing would be lost.
  const named = opened && created && !work.unsaved && created.from === share ? created.id : null;
  useEffect(() => {
    if (named) onReplace(named);
  }, [named, onReplace]);

  const close = () => {
    setCreated(null);
    onClose();
  };
  return (
    <GuardedDialog
      opened={opened}
      title="Share Your CSR Success Story"
      size="46rem"
      unsaved={work.unsaved}
      busy={work.busy}
      onClose={close}
    >
      {(closeUnlessUnsaved) => (
        <Subject
          key={subject}
          share={subject}
          onCreated={(id) => setCreated({ id, from: subject })}
          onBlank={() => onReplace(BLANK_STORY)}
          onWork={setWork}
          onDone={close}
          onClose={closeUnlessUnsaved}
        />
      )}
    </GuardedDialog>
  );
}

interface SubjectProps {
  share: string;
  onCreated: (id: string) => void;
  onBlank: () => void;
  onWork: (work: { unsaved: boolean; busy: boolean }) => void;
  onDone: () => void;
  onClose: () => void;
}

interface Beginning {
  story: OwnCaseStudy | null;
  initial: CaseStudyValues;
}

/** Loads what the dialog begins with: a story of the member, or the member's own name for the contact details. */
function Subject({ share, onBlank, ...form }: SubjectProps) {
  const isNew = share === NEW_STORY;
  const latest = useLatestDraft(isNew);
  const isDraftKnown = !isNew || latest.isFetchedAfterMount;
  const id = share === BLANK_STORY ? null : isNew ? (latest.data?.id ?? null) : share;
  const story = useOwnCaseStudy(isDraftKnown ? id : null);
  const profile = useProfile(true);

  // What is loaded later, such as the draft that this form has stored, does not change the form.
  const [beginning, setBeginning] = useState<Beginning | null>(null);
  const isReady = isDraftKnown && profile.data && (id === null || (story.isFetchedAfterMount && story.data));
  if (!beginning && isReady) {
    setBeginning(
      id !== null && story.data
        ? { story: story.data, initial: valuesOf(story.data) }
        : { story: null, initial: ownValues(profile.data) },
    );
  }
  if (beginning) {
    const { story, initial } = beginning;
    const note = isNew && story && (
      <Alert title={`You are continuing your draft of ${formatInstant(story.updated_at)}`}>
        <div>{story.title || 'Untitled story'}</div>
        <Button variant="default" size="compact-sm" mt="xs" onClick={onBlank}>
          Begin a new story
        </Button>
      </Alert>
    );
    return <StoryForm {...form} story={story} initial={initial} note={note} />;
  }
  const failed = [latest, story, profile].find(({ error, data }) => error && !data);
  if (!failed) return <LoadingForm />;
  return (
    <ErrorState
      title="Your story could not be loaded"
      error={failed.error}
      onRetry={failed.refetch}
      retrying={failed.isRefetching}
    />
  );
}

type Named = Pick<Profile, 'full_name' | 'organization_name' | 'public_contact_email'>;

const ownValues = ({ full_name, organization_name, public_contact_email }: Named): CaseStudyValues => ({
  ...EMPTY_CASE_STUDY,
  contact_name: full_name,
  contact_organization: organization_name ?? '',
  contact_email: public_contact_email ?? '',
});

function LoadingForm() {
  return (
    <Stack role="status" aria-label="Loading your story">
      <Skeleton height={24} width="40%" />
      <Skeleton height={64} />
      <Skeleton height={120} />
    </Stack>
  );
}
