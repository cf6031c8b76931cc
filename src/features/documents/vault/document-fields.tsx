import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import {
  DOCUMENT_KIND_LABELS,
  DOCUMENT_KINDS,
  TITLED_KINDS,
} from '#features/documents/documents/document-kinds.data.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { type DocumentForm, financialYears, needsYear } from './document.form.ts';

const KINDS = DOCUMENT_KINDS.map((value) => ({ value, label: DOCUMENT_KIND_LABELS[value] }));
const PAIR = { base: 1, xs: 2 };

/** Fields of a document's details. The name is asked for only where the kind does not say it. */
export function DocumentFields({ form }: { form: DocumentForm }) {
  const { kind } = form.values;
  return (
    <>
      <NativeSelect label="Kind of document" withAsterisk data={KINDS} {...form.getInputProps('kind')} />
      {TITLED_KINDS.includes(kind) && (
        <TextInput
          label="Name"
          description={
            kind === 'policy' ? 'For example “Child protection policy”' : 'What this document is called'
          }
          withAsterisk
          {...form.getInputProps('title')}
        />
      )}
      {needsYear(kind) && (
        <NativeSelect
          label="Financial year"
          withAsterisk
          data={[{ value: '', label: 'Please choose' }, ...financialYears(dayInIndia(new Date()))]}
          {...form.getInputProps('financial_year')}
        />
      )}
      <TextInput
        label="Number"
        description="As shown on the document, if it has one"
        autoComplete="off"
        {...form.getInputProps('number')}
      />
      <SimpleGrid cols={PAIR}>
        <TextInput type="date" label="Date of issue" {...form.getInputProps('issued_on')} />
        <TextInput type="date" label="Expiry date" {...form.getInputProps('expires_on')} />
      </SimpleGrid>
    </>
  );
}
