import { Radio, Stack } from '@mantine/core';
import { VISIBILITY_WORDS } from '#features/collaborations/collaboration/collaboration-role-words.rules.ts';
import { useUpdateCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import {
  VISIBILITIES,
  type Visibility,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import classes from './settings-section.module.css';

/** Who of the organisations reads a collaboration; the lead decides. */
export function VisibilitySettings({ collaboration, canWrite }: WorkspaceTabProps) {
  const update = useUpdateCollaboration(collaboration.id);
  const { visibility, rights } = collaboration;
  const canChange = canWrite && rights.includes('settings') && rights.includes('organisations');
  const change = (to: Visibility) =>
    update.mutate(
      { visibility: to },
      {
        onSuccess: () =>
          showToast({
            title: 'Visibility changed',
            message: VISIBILITY_WORDS[to].description,
            tone: 'success',
          }),
        onError: (error) =>
          showToast({
            title: 'Visibility not changed',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
      },
    );
  return (
    <section aria-labelledby="visibility-settings">
      <h3 id="visibility-settings" className={classes.title}>
        Who can read it
      </h3>
      {canChange ? (
        <Radio.Group
          aria-labelledby="visibility-settings"
          value={visibility}
          onChange={(value) => change(value as Visibility)}
        >
          <Stack gap="sm">
            {VISIBILITIES.map((value) => (
              <Radio key={value} value={value} {...VISIBILITY_WORDS[value]} />
            ))}
          </Stack>
        </Radio.Group>
      ) : (
        <p className={classes.text}>
          {VISIBILITY_WORDS[visibility].description} The organisation that leads decides this.
        </p>
      )}
    </section>
  );
}
