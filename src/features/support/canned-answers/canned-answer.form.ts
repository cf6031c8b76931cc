import { schemaResolver, useForm } from '@mantine/form';
import { type CannedAnswer, CannedAnswerInput } from './canned-answers.contract.ts';

/** Form of a new canned answer, or of the given one. */
export const useCannedAnswerForm = (answer: CannedAnswer | null) =>
  useForm<CannedAnswerInput>({
    initialValues: { title: answer?.title ?? '', body: answer?.body ?? '' },
    validate: schemaResolver(CannedAnswerInput, { sync: true }),
  });
