import { MultiSelect, Select, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { REGIONS, SDG_GOALS } from '#platform/contract/reference-data.ts';
import { UrlInput } from '#platform/web/ui/url-input.tsx';
import type { CollaborationRequestForm } from './collaboration-request.form.ts';
import { CollaborationRequestObjective } from './collaboration-request-objective.tsx';
import { BUDGET_BANDS, TIMEFRAMES } from './collaboration-requests.contract.ts';

const SDG_OPTIONS = SDG_GOALS.map((goal, at) => ({ value: goal, label: `${at + 1} ${goal}` }));

interface CollaborationRequestFieldsProps {
  form: CollaborationRequestForm;
  /** True for a guest, whose name and email come first and take the focus. */
  isGuest: boolean;
}

/** The fields of a collaboration request (spec part 2, section 3). */
export function CollaborationRequestFields({ form, isGuest }: CollaborationRequestFieldsProps) {
  const { sdg_focus_areas, geographic_scope } = form.values;
  return (
    <Stack>
      <CollaborationRequestObjective
        data-autofocus={isGuest ? undefined : true}
        {...form.getInputProps('collaboration_objective')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          label="Timeframe"
          placeholder="Select a timeframe"
          withAsterisk
          data={TIMEFRAMES}
          {...form.getInputProps('timeframe')}
        />
        <Select
          label="Budget band"
          placeholder="Select a budget band"
          withAsterisk
          data={BUDGET_BANDS}
          {...form.getInputProps('budget_band')}
        />
      </SimpleGrid>
      <MultiSelect
        label="SDG focus areas"
        placeholder={sdg_focus_areas.length === 0 ? 'Select goals' : undefined}
        data={SDG_OPTIONS}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the goals' }}
        nothingFoundMessage="No such goal"
        {...form.getInputProps('sdg_focus_areas')}
      />
      <MultiSelect
        label="Geographic scope"
        placeholder={geographic_scope.length === 0 ? 'Select states or Pan India' : undefined}
        data={REGIONS}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the scope' }}
        nothingFoundMessage="No such state"
        {...form.getInputProps('geographic_scope')}
      />
      <UrlInput
        label="Attachment URL"
        description="A link to a concept note or proposal that the partner can open."
        {...form.getInputProps('attachment_url')}
      />
      <Textarea
        label="Additional notes"
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('additional_notes')}
      />
    </Stack>
  );
}
