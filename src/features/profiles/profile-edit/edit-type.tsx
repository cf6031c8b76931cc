import type { ProfileForm } from '#features/profiles/profile/profile.form.ts';
import type { OrganizationType } from '#platform/contract/reference-data.ts';
import { EditConsultant } from './edit-consultant.tsx';
import { EditCorporate } from './edit-corporate.tsx';
import { EditNgo } from './edit-ngo.tsx';
import { EditServiceProvider } from './edit-service-provider.tsx';

const SECTIONS = {
  ngo: EditNgo,
  consultant: EditConsultant,
  service_provider: EditServiceProvider,
  corporate: EditCorporate,
};

/** Fields that only members of the chosen type have. */
export function EditType({ form }: { form: ProfileForm }) {
  const Section = SECTIONS[form.values.organization_type as OrganizationType];
  return <Section form={form} />;
}
