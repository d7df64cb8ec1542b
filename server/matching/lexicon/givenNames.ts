/**
 * Common given names of many countries. Only used to tell that a line at the top of a resume is its owner's name even
 * where the family name is a trade ("James Baker"), so that it can be overlooked. Names that are words of a title
 * (Art, Dean, Mason) are left out.
 */
export const givenNames: ReadonlySet<string> = new Set(
  (
    'aaron abdul abdullah abigail adam adrian ahmed aisha alan albert alejandro alex alexander alexandra alexis ali alice ' +
    'alicia allison amanda amber amelia amina amir amit amy ana anastasia andrea andreas andrew angel angela anita anjali ' +
    'ann anna anne annie anthony antonio arjun arthur ashley aurora austin ava barbara benjamin bernard beth betty beverly ' +
    'bonnie bradley brandon brenda brian brittany bruce bryan caleb cameron camila carl carla carlos carmen carol carolina ' +
    'caroline carolyn casey catherine cecilia charles charlotte chen cheryl chloe christian christina christine ' +
    'christopher cindy claire clara claudia connor craig crystal cynthia daniel danielle darius david dawn deborah debra ' +
    'deepak denise dennis deshawn diana diane diego dmitri donald donna dorothy douglas dylan edward elena eli elijah ' +
    'elizabeth ella ellen emily emma eric erica erin ethan eugene eva evan evelyn fatima fernando fiona frances francisco ' +
    'frank franklin gabriel gabriela gary george gerald gloria grace gregory guadalupe hana hannah harold harry hassan ' +
    'heather helen henry hiroshi howard hugo ian ibrahim imani ingrid irene isaac isabel isabella ivan jack jacob ' +
    'jacqueline jamal james jamie jane janet janice jasmine jason javier jean jeffrey jennifer jeremy jerome jerry jesse ' +
    'jessica jesus jin joan joanna joe joel john johnny jonathan jordan jorge jose joseph joshua joy joyce juan juanita ' +
    'judith judy julia julian julie justin kaitlyn karen karl katherine kathleen kathryn katie kayla keisha keith kelly ' +
    'kelsey kenji kenneth kevin khalid kim kimberly kristen kristin kumar kyle lakisha lamar larry latoya laura lauren ' +
    'laurie lawrence leah lee leila leon leonard leslie lillian linda lisa logan lorenzo lori louis lucas lucia luis luke ' +
    'lydia madison mahmoud malik manuel marcus margaret maria mariam marie marilyn mario marissa marjorie marlene martha ' +
    'martin marvin mary mateo matthew maureen maya megan mehmet mei melanie melissa mia michael michelle miguel mohamed ' +
    'mohammad mohammed monica morgan muhammad nadia nancy naomi natalia natalie natasha nathan nicholas nicole nikhil ' +
    'nina noah nora norma oliver olivia omar oscar pamela patricia patrick paul paula pedro peter philip phillip phyllis ' +
    'pierre priya rachel rafael rahul raj rajesh ralph randy raymond rebecca regina renee ricardo richard riley robert ' +
    'roberto robin rodney roger ronald rosa rose ross roy russell ruth ryan sabrina samantha samuel sandra sanjay santiago ' +
    'sara sarah savannah scott sean sergio shannon sharon shawn sheila shirley simon sofia sophia sophie stacy stephanie ' +
    'stephen steven susan suzanne sydney takashi tamara tanya tariq tasha taylor teresa terry theresa thomas tiffany ' +
    'timothy tina todd tracy travis tyler tyrone valerie vanessa veronica vicki victor victoria vijay vincent virginia ' +
    'vladimir walter wanda wayne wendy wesley william xavier yasmin yolanda yusuf yvonne zachary zainab zoe'
  ).split(' '),
);
