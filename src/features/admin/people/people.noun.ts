import { defineNoun } from '#platform/server/noun.ts';
import { loadPeopleDemo } from './people.demo.ts';
import { peopleErrors } from './people.errors.ts';
import { peopleRoutes } from './people.routes.ts';
import { peopleRecords } from './people-records.service.ts';

export const peopleNoun = defineNoun({
  routes: (bind, parts) => peopleRoutes(bind, { ...parts.config, ...parts.signIn }),
  records: peopleRecords,
  errors: peopleErrors,
  demo: { load: loadPeopleDemo },
});
