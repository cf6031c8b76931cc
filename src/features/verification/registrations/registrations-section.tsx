import { MemberRegistrations } from './member-registrations.tsx';

/** The section Registrations of a member's page. */
export function RegistrationsSection({ slug }: { slug: string }) {
  return (
    <MemberRegistrations
      slug={slug}
      render={(list) => (
        <section>
          <h2>Registrations</h2>
          {list}
        </section>
      )}
    />
  );
}
