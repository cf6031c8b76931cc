import { Switch } from '@mantine/core';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { useMatchSettings, useUpdateMatchSettings } from './match.api.ts';
import { updateMatchSettings } from './match.contract.ts';

/** Lets need against money count in the scores. The choice is kept, and is the same for everybody of the organisation. */
export function NeedSwitch() {
  const settings = useMatchSettings();
  const update = useUpdateMatchSettings();
  const canChange = useMayCall()(updateMatchSettings);
  const failed = settings.isError || update.isError;
  return (
    <Switch
      label="Count need against money"
      description="Partners in states where many people are poor and little CSR money comes rise in your matches. Applies to everybody in your organisation."
      error={failed && 'Failed to load or save this choice. Please try again.'}
      checked={update.isPending ? update.variables.weighs_need : (settings.data?.weighs_need ?? false)}
      onChange={({ currentTarget }) => update.mutate({ weighs_need: currentTarget.checked })}
      disabled={!settings.data || !canChange}
    />
  );
}
