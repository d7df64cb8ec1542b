/** Removes the words that introduce a title: "Have worked as a Support Engineer" is Support Engineer. */
const lead =
  /^(?:(?:i\s)?(?:have|has|had|am|was)\s)?(?:(?:been\s)?(?:currently\s|presently\s)?(?:work(?:ed|ing)|serv(?:ed|ing)|employed)\sas\s)?(?:an?\s(?=\p{Lu}))?/iu;
const experience =
  /\s(?:with|having)\s(?:over\s|more than\s|around\s|about\s|nearly\s|almost\s)?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|years?|extensive|strong|an?\s).*$/iu;

/** @returns an empty text if what is left is a sentence about oneself, not a title */
export function plainTitle(text: string): string {
  const plain = text.replace(lead, '').replace(experience, '').trim();
  return /^(?:i|my|we|in|the)\s/i.test(plain) ? '' : plain;
}
