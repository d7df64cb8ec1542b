/** What only the server says, so that no page loads it. */
import type { Messages } from '@lingui/core';

export const spokenByServer: Messages = {
  // Why a list is short
  'There was nobody to consider.': 'No había nadie a quien considerar.',
  '{poolSize, plural, one {# person was considered} other {# people were considered}}, and nobody fits even partly.':
    '{poolSize, plural, one {Se consideró a # persona} other {Se consideró a # personas}} y nadie encaja ni siquiera en parte.',
  '{poolSize, plural, one {# person was considered} other {# people were considered}} and {fitting, plural, one {# fits} other {# fit}} at least partly.':
    '{poolSize, plural, one {Se consideró a # persona} other {Se consideró a # personas}} y {fitting, plural, one {# encaja} other {# encajan}} al menos en parte.',
  '{share, select, one {One was} most {Most were} all {All were} rest {All of the others were} other {{held} were}} held back by “{criterion}”: {how, select, notStated {{notStated, plural, one {# resume does not mention it} other {# resumes do not mention it}}} notMet {{notMet, plural, one {# person does not meet it} other {# people do not meet it}}} other {{notStated, plural, one {# resume does not mention it} other {# resumes do not mention it}} and {notMet, plural, one {# person does not meet it} other {# people do not meet it}}}}.':
    '{share, select, one {A una persona la frena} most {A la mayoría la frena} all {A todas las frena} rest {A todas las demás las frena} other {A {held} personas las frena}} «{criterion}»: {how, select, notStated {{notStated, plural, one {# currículum no lo menciona} other {# currículums no lo mencionan}}} notMet {{notMet, plural, one {# persona no lo cumple} other {# personas no lo cumplen}}} other {{notStated, plural, one {# currículum no lo menciona} other {# currículums no lo mencionan}} y {notMet, plural, one {# persona no lo cumple} other {# personas no lo cumplen}}}}.',
  'As a nice-to-have it would bring {gain, plural, one {# more person} other {# more people}}.':
    'Como deseable traería {gain, plural, one {# persona más} other {# personas más}}.',
  '{people, plural, one {One more person fits but is} other {# more people fit but are}} on {lists} other lists that day.':
    '{people, plural, one {Otra persona encaja, pero está} other {Otras # personas encajan, pero están}} en otras {lists} listas de ese día.',
};
