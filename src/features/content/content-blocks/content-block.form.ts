import { useForm } from '@mantine/form';
import { useState } from 'react';
import { inputErrors } from '#platform/web/form-errors.ts';
import { type BlockWords, type ContentBlock, ContentBlockInput } from './content-blocks.contract.ts';

/** Values of the editor of a block. */
export type ContentBlockValues = BlockWords;

const valuesOf = ({ title, content }: BlockWords): ContentBlockValues => ({ title, content });

/** Form of a block, with the version that its words come from; 0 for built-in words. */
export function useContentBlockForm(stored: ContentBlock | undefined, builtIn: BlockWords | undefined) {
  const [version, setVersion] = useState(stored?.version ?? 0);
  const form = useForm<ContentBlockValues>({
    initialValues: valuesOf(stored ?? builtIn ?? { title: '', content: '' }),
    validate: (values) => inputErrors(ContentBlockInput, { ...values, version }),
  });
  /** Replaces the words in the fields by those of a stored block. */
  const load = (block: ContentBlock) => {
    form.setValues(valuesOf(block));
    form.resetDirty(valuesOf(block));
    form.clearErrors();
    setVersion(block.version);
  };
  return { form, version, load, setVersion };
}
