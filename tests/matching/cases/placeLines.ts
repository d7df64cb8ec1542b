/**
 * Lines of invented resumes and the places in them. Each is "line => place; place", with the country in brackets where
 * it has to be known, and nothing behind the arrow where the line names none. A line stands in the section whose
 * heading is above it. Add a case by adding a line.
 */

export interface PlaceLine {
  heading: string | null;
  line: string;
  /** Name and country; a country that is not asked for is undefined. */
  places: readonly (readonly [string, string | undefined])[];
}

function linesIn(table: string): PlaceLine[] {
  let heading: string | null = null;
  return table
    .trim()
    .split('\n')
    .flatMap((row) => {
      if (!row.includes('=>')) {
        heading = row.trim() === 'Head' ? null : row.trim();
        return [];
      }
      const [line = '', right = ''] = row.split('=>').map((part) => part.trim());
      const places = right
        .split(';')
        .map((place) => /^(.*?)(?: \[([A-Z]{2})\])?$/.exec(place.trim()))
        .flatMap((found) => (found?.[1] ? [[found[1], found[2]] as const] : []));
      return [{ heading, line, places }];
    });
}

/** Lines the rules were worked on with. */
export const workedPlaces = linesIn(`
Head
Austin, TX | (512) 555-0100 => Austin, TX [US]
ines.valdor@example.com - Portland, OR - +1 503 555 0119 => Portland, OR [US]
REYES, Amara => 
OKONKWO-REYES, Amara J. => 
12 Example Way, Springfield, IL 62701 => Springfield, IL [US]
Calle Mayor 5, 28013 Madrid, España => Madrid, España [ES]
Rua das Flores 12, 4050-262 Porto (Portugal) => Porto, Portugal [PT]
Mobile: +91 22 5550 0148   Email: farida@example.com   Mumbai, India => Mumbai, India [IN]
Columbus, Ohio, United States => Columbus, Ohio [US]
Nationality: German | Based in Lyon, France => Lyon, France [FR]
Sydney NSW 2000 | 0412 345 678 => Sydney NSW [AU]
Seattle WA | 206-555-0143 => Seattle WA [US]
Location: Leeds => Leeds [GB]
Ciudad: Rosario, Argentina => Rosario, Argentina [AR]
Bengaluru, Karnataka => Bengaluru, Karnataka [IN]
Vizianagaram, Andhra Pradesh => Vizianagaram, Andhra Pradesh [IN]
Tbilisi, Georgia => Tbilisi, Georgia [GE]
Atlanta, Georgia => Atlanta, Georgia [US]
Muncie, IN => Muncie, IN [US]
Bengaluru, IN => Bengaluru, IN [IN]
Ulrike Stein, Project Manager => 
Senior Accountant, CPA => 
Registered Nurse, BSN, RN => 
SQL, MS Access => 
Open to work in Canada or remote => 
Experience
Cedar Hollow Hospital, Portland, OR => Portland, OR [US]
Willow Bend Care Home, Salem, OR => Salem, OR [US]
Cedar Hollow Hospital, Portland => Portland
Nursing, Oregon => 
Trainee, Harrow => 
HSC, Maharashtra => 
Northwind Bank, India => India [IN]
Present Austin, TX => Austin, TX [US]
May 2019 - Present Denver, CO => Denver, CO [US]
Jan 2015 - Aug 2018, Tulsa, OK => Tulsa, OK [US]
Harbor Lane Hotel, Austin, TX => Austin, TX [US]
Bluebonnet Inn, San Antonio, TX => San Antonio, TX [US]
Site Manager, Bellwether Ltd, Leeds => Leeds [GB]
Dollar Barn - Clovis, NM => Clovis, NM [US]
Google, Germany => Germany [DE]
Kestrel Packaging, Inc., Dayton, OH => Dayton, OH [US]
Chef, Hotel Miramar, Sevilla => Sevilla [ES]
Enfermera, Hospital Clínico, Valencia, España => Valencia, España [ES]
Cashier, Corner Market, Boise, Idaho => Boise, Idaho [US]
Douro Embalagens S.A., Porto (Portugal) => Porto, Portugal [PT]
Labor Wendt GmbH, Bremen (Germany) => Bremen, Germany [DE]
Store Manager, Oxford Street => 
Paris Hilton Collection, Sales => 
Analyst, Morgan Stanley => 
Worked with teams in Germany and Spain. => 
Financial Analyst, Wells Fargo, Charlotte, NC => Charlotte, NC [US]
Teacher, Lincoln High School, Lincoln, NE => Lincoln, NE [US]
Tutor, Washington High School => 
Lead, Team Phoenix => 
Sales, Texas => 
Operations, Ohio => 
Machinist, Boeing, Everett, WA => Everett, WA [US]
Volunteer, Red Cross, Kenya => Kenya [KE]
Gerente, Banco Solar, Bogotá, Colombia => Bogotá, Colombia [CO]
Warehouse Lead | Kestrel Packaging | Dayton, Ohio => Dayton, Ohio [US]
Intern, Marketing, Berlin => Berlin [DE]
Education
Bachelor of Science in Nursing, Oregon Health and Science University, 2018 => 
Associate Degree in Accounting, Austin Community College, 2013 => 
B.S. in Computer Science, Mills College, Oakland, CA => Oakland, CA [US]
University of Mumbai, India => India [IN]
Ohio State University, Columbus, OH => Columbus, OH [US]
SSC, Tamil Nadu => 
MBA, Georgia State University, Atlanta, GA => Atlanta, GA [US]
Licenciatura en Derecho, Universidad de Sevilla => 
Diploma, Delhi Public School, Delhi => Delhi [IN]
Skills
Java, Python, Go => 
Word, Excel, Access => 
Orlando, Jakarta, Struts => 
Awards
Best Paper, Vienna, Austria => 
`);

/** Lines nothing was tuned on. */
export const heldOutPlaces = linesIn(`
Head
Boise, ID • lorna@example.com => Boise, ID [US]
BRANDT, Helena => 
FAIRBANKS, Daniel => 
48 Rue Lafayette, 75009 Paris, France => Paris, France [FR]
Av. Reforma 10, Guadalajara, Jalisco, México => Guadalajara, Jalisco [MX]
Medellín, Colombia | +57 310 555 0143 => Medellín, Colombia [CO]
Perth WA 6000 => Perth WA [AU]
Miami FL 33101 => Miami FL [US]
City: Utrecht => Utrecht [NL]
Kochi, Kerala, India => Kochi, Kerala [IN]
Physiotherapist, MSc => 
Civil Engineer, PE, PMP => 
Experience
Northlake Clinic, Duluth, MN => Duluth, MN [US]
St. Brendan Hospital, Galway => Galway
Welding, Nevada => 
Apprentice, Slough => 
Kingfisher Airlines, India => India [IN]
Present Raleigh, NC => Raleigh, NC [US]
2016 - 2019 Fresno, CA => Fresno, CA [US]
Sunrise Bakery, Tucson, Arizona => Tucson, Arizona [US]
Foreman, Ridge Builders LLC, Mesa, AZ => Mesa, AZ [US]
Microsoft, Ireland => Ireland [IE]
Recepcionista, Hotel Bahía, Cádiz, España => Cádiz, España [ES]
Buyer, Fern Textiles, Porto => Porto [PT]
Waiter, Café Central, Vienna, Austria => Vienna, Austria [AT]
Retail, Florida => 
Accountant, Deloitte => 
Coach, Jackson Middle School => 
Logistics, Virginia => 
Mechanic | Delta Motors | Mobile, AL => Mobile, AL [US]
Education
Boston College, Chestnut Hill, MA => Chestnut Hill, MA [US]
Diploma in Nursing, Kenya Medical College => 
HSC, Gujarat => 
Master of Arts, University of Leeds => 
Politécnico Norte, Quito, Ecuador => Quito, Ecuador [EC]
Skills
Oracle, Apex, Linux => 
`);
