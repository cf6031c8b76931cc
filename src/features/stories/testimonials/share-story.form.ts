import { schemaResolver, useForm } from '@mantine/form';
import { failureText } from '#platform/contract/errors.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import { useSendTestimonial } from './share-story.api.ts';
import { TestimonialInput } from './testimonials.contract.ts';

/** In the order of the screen: the first invalid field gets the focus. The select is null until a choice is made. */
const EMPTY = {
  name: '',
  role: '',
  organization: '',
  user_type: null as string | null,
  content: '',
  impact: '',
  rating: 5,
};

/** Form of "Share Your CSR Success Story". After sending it is empty again, with five stars. */
export function useShareStoryForm(onSent: () => void) {
  const form = useForm({
    initialValues: EMPTY,
    validate: schemaResolver(TestimonialInput, { sync: true }),
  });
  const send = useSendTestimonial();

  const submit = form.onSubmit(
    (values) =>
      send.mutate(TestimonialInput.parse(values), {
        onSuccess: () => {
          form.reset();
          onSent();
          showToast({
            title: 'Story Submitted',
            message: 'Thank you. We will review your story and write to you about our decision.',
            tone: 'success',
            duration: LONG_TOAST_MS,
          });
        },
        onError: (error) => {
          if (!showFieldErrors(form, error)) {
            showToast({
              title: 'Error',
              message: failureText(error, 'Your story was not sent. Please try again.'),
              tone: 'error',
            });
          }
        },
      }),
    (errors) => focusFirstError(form, errors),
  );

  return { form, submit, isSending: send.isPending };
}
