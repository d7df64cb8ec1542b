/** The second demo recruiter's jobs: schools, hotels, sales and building. */
import { criteria, type DemoJob } from '../job.ts';

const recruiterEmail = 'recruiter2@hireday.example';

export const schoolsAndHotelsJobs: DemoJob[] = [
  {
    recruiterEmail,
    status: 'OPEN',
    openedDaysAgo: 21,
    validForDays: 50,
    fields: {
      title: 'High School Mathematics Teacher',
      description: `## Our school

Larkfield Academy Atlanta is a charter school of 620 students in grades 9 to 12.

## Your classes

- Algebra II, Geometry and, from your second year, AP Calculus
- Five sections of at most 26 students, and one period a day for planning
- A tutoring hour twice a week

## Requirements

- **Georgia teaching certificate** in mathematics, grades 6–12
- **Bachelor's degree** in mathematics or education; a master's is welcome
- **2 years** of classroom experience

Salary by the state's schedule with a local supplement; summers are yours.`,
      employmentType: 'FULL_TIME',
      workplaceType: 'ONSITE',
      city: 'Atlanta',
      state: 'GA',
      salaryMin: 54_000,
      salaryMax: 79_000,
      openings: 2,
      criteria: criteria(
        ['Mathematics', 'Georgia Teaching Certificate', 'Classroom management', '2 years of experience'],
        ['AP Calculus', 'Curriculum development', "Master's degree", 'Differentiated instruction'],
      ),
    },
  },
  {
    recruiterEmail,
    status: 'OPEN',
    openedDaysAgo: 14,
    validForDays: 35,
    fields: {
      title: 'Executive Chef',
      description: `## The kitchen

Two restaurants and banquets for up to 400 guests at the Larkfield Desert House in Phoenix, with 22 cooks.

- Write menus that follow the season and the budget
- Hire, train and keep a team
- Own food cost, safety and the morning walk-through

## You

- **5 years** leading a kitchen, hotels preferred
- **ServSafe Manager**, and inspections to prove it
- Menu development and food cost control; banquets are a plus
- Spanish helps every day`,
      employmentType: 'FULL_TIME',
      workplaceType: 'ONSITE',
      city: 'Phoenix',
      state: 'AZ',
      salaryMin: 88_000,
      salaryMax: 110_000,
      openings: 1,
      criteria: criteria(
        ['Menu development', 'Food cost control', 'ServSafe', '5 years of experience'],
        ['Banquets', 'Staff training', 'Spanish', 'Culinary arts degree'],
      ),
    },
  },
  {
    recruiterEmail,
    status: 'OPEN',
    openedDaysAgo: 8,
    validForDays: 60,
    fields: {
      title: 'Regional Sales Manager',
      description: `## The region

Group and conference sales for our hotels in Illinois, Wisconsin and Indiana: seven representatives, $16 million a year.

- Set territories and targets, and coach to them
- Keep a forecast that finance believes
- Lead the five largest accounts yourself

## You

- **5 years** in B2B sales, two of them managing people
- Salesforce, pipeline management and contract negotiation
- A **Bachelor's degree** or the record that replaces it
- Ready to travel one week in three`,
      employmentType: 'FULL_TIME',
      workplaceType: 'HYBRID',
      city: 'Chicago',
      state: 'IL',
      salaryMin: 95_000,
      salaryMax: 125_000,
      openings: 1,
      criteria: criteria(
        ['Sales management', 'B2B sales', 'Forecasting', '5 years of experience'],
        ['Salesforce', 'Negotiation', 'Key account management', "Bachelor's degree"],
      ),
    },
  },
  {
    recruiterEmail,
    status: 'ON_HOLD',
    openedDaysAgo: 28,
    validForDays: 75,
    fields: {
      title: 'Construction Project Manager',
      description: `## The project

A new outpatient clinic in Albuquerque: 60,000 square feet, $31 million, ground broken in spring.

- Run schedule, budget and change orders from foundation to handover
- Manage 30 subcontractors and the weekly meeting with the architect
- Keep the site safe, and the neighbors informed

## Requirements

- **7 years** in commercial construction, clinics or hospitals preferred
- **Bachelor's degree** in construction management or engineering
- Procore and Primavera P6; OSHA 30-Hour
- PMP is welcome`,
      employmentType: 'CONTRACTOR',
      workplaceType: 'ONSITE',
      city: 'Albuquerque',
      state: 'NM',
      salaryMin: 105_000,
      salaryMax: 132_000,
      openings: 1,
      criteria: criteria(
        ['Construction project management', 'Scheduling', 'Budgeting', '7 years of experience'],
        ['Procore', 'Primavera P6', 'OSHA 30-Hour', 'PMP'],
      ),
    },
  },
  {
    recruiterEmail,
    status: 'CLOSED',
    closeReason: 'FILLED',
    openedDaysAgo: 30,
    validForDays: 10,
    fields: {
      title: 'Graphic Designer',
      description: `## The role

Signs, menus, school posters, and the wayfinding of two hospitals.

- From sketch to print-ready files
- Care for our typefaces, colors and templates
- Work with three printers, and know what they need

## You

- **3 years** of design in print
- Adobe Illustrator, InDesign and Photoshop
- Typography first; illustration and wayfinding are welcome`,
      employmentType: 'FULL_TIME',
      workplaceType: 'HYBRID',
      city: 'Portland',
      state: 'OR',
      salaryMin: 56_000,
      salaryMax: 70_000,
      openings: 1,
      criteria: criteria(
        ['Adobe Illustrator', 'Adobe InDesign', 'Typography', '3 years of experience'],
        ['Wayfinding', 'Brand identity', 'Print production', 'Figma'],
      ),
    },
  },
];
