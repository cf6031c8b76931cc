import { schemaResolver, useForm } from '@mantine/form';
import { type NewsSource, NewsSourceInput } from '#features/news/sources/news-sources.contract.ts';
import { amountFromField, type NumberField } from '#platform/web/fields/number-field.ts';

/** Values of the form of a source. Tags are one text, with commas between them. */
interface NewsSourceValues {
  name: string;
  url: string;
  category: string;
  priority: NumberField;
  twitter_handle: string;
  description: string;
  tags: string;
  is_active: boolean;
}

/** Defaults of the specification, part 2, section 9. */
const EMPTY: NewsSourceValues = {
  name: '',
  url: '',
  category: 'CSR News',
  priority: 1,
  twitter_handle: '',
  description: '',
  tags: '',
  is_active: true,
};

const valuesOf = (source: NewsSource): NewsSourceValues => ({
  name: source.name,
  url: source.url ?? '',
  category: source.category,
  priority: source.priority,
  twitter_handle: source.twitter_handle ?? '',
  description: source.description ?? '',
  tags: source.tags.join(', '),
  is_active: source.is_active,
});

/** What the API takes: a priority that is no number is 1, and blank tags are dropped (section 5). */
function inputOf({ priority, tags, ...values }: NewsSourceValues): object {
  const amount = amountFromField(priority);
  return {
    ...values,
    priority: amount === null || Number.isNaN(amount) ? 1 : amount,
    tags: tags.split(',').map((tag) => tag.trim()),
  };
}

const errorsOf = schemaResolver(NewsSourceInput, { sync: true });

/** Form of a new source, or of the one that is given. */
export function useNewsSourceForm(source: NewsSource | null) {
  const form = useForm<NewsSourceValues>({
    initialValues: source ? valuesOf(source) : EMPTY,
    validate: (values) => errorsOf(inputOf(values)),
  });
  return { form, readInput: (values: NewsSourceValues) => NewsSourceInput.parse(inputOf(values)) };
}
