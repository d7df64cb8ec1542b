/** A page that shows whichever form a test asks for, and keeps what the form gives back. */
import { AdminContext, defaultTheme, RecordContextProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { SchemaForm } from '../../../../src/components/schema/SchemaForm.tsx';
import { withTones } from '../../../../src/kit/libraryTheme.ts';
import { type Part, shapeFrom } from '../spec.ts';
import { pack, unpack } from '../wire.ts';

declare global {
  interface Window {
    /** Shows the form of a schema, empty or with the record, in an element with that id. */
    showForm: (parts: unknown, record?: unknown) => string;
    /** Every answer of the form that is shown, packed. */
    saved: unknown[];
  }
}

// Menus that open at once: a test clicks as soon as they are there.
const theme = withTones({
  ...defaultTheme,
  components: {
    ...defaultTheme.components,
    MuiMenu: { defaultProps: { transitionDuration: 0 } },
  },
  transitions: { create: () => 'none' },
});

const place = document.getElementById('root');
if (!place) throw new Error('The page has no root.');
const root = createRoot(place);
let shown = 0;

window.showForm = (parts, record) => {
  window.saved = [];
  shown += 1;
  const schema = z.object(shapeFrom(unpack(parts) as Part[]));
  const values = unpack(record) as Record<string, unknown> | undefined;
  root.render(
    <AdminContext theme={theme} darkTheme={null} key={shown}>
      <RecordContextProvider value={values && { id: shown, ...values }}>
        <div id={`form-${shown}`}>
          <SchemaForm
            schema={schema}
            onSubmit={(given) => {
              window.saved.push(pack(given));
            }}
          />
        </div>
      </RecordContextProvider>
    </AdminContext>,
  );
  return `form-${shown}`;
};
