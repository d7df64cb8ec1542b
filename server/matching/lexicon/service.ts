/** Kitchens, hotels, sport, beauty and households. */
import type { Trade } from './trade.ts';

export const service: Trade[] = [
  {
    id: 'culinary',
    name: 'cooking',
    near: 'baking, food-service, hospitality, food-production',
    titles:
      'chef, executive chef, head chef, sous chef, executive sous chef, chef de partie, chef de cuisine, line cook, prep cook, cook, lead cook, sushi chef, banquet chef, chef manager, chef instructor, private chef, personal chef, catering chef, kitchen manager, kitchen supervisor, assistant cook, short order cook, grill cook, fry cook, room chef, corporate chef, culinary manager, culinary director, culinary instructor, kitchen assistant, kitchen helper, saucier, garde manger, food preparation worker, dietary cook, school cook, chef partner, owner chef, culinary intern, pantry cook, broiler cook, butcher, kitchen staff, commis chef, banquette sous chef',
    skills:
      'Cooking|food preparation|meal preparation|food prep, Menu planning|menu development|menu design|menu creation|menus, Food safety|food handling|food sanitation|kitchen sanitation, ServSafe certification|ServSafe|serv safe|food handler|food handlers card|food safety certification, Kitchen management|kitchen operations|back of house|BOH, Food cost control|food costs|food cost|cost controls, HACCP, Catering|banquets|banquet, Knife skills, Culinary arts|culinary|culinary training, Inventory and ordering|ordering food|food ordering|purchasing food, Plating|food presentation|plate presentation, Grilling|saute|sautee|broiler, Italian cuisine|french cuisine|asian cuisine|cuisine, Sushi, Recipe development|recipes, Butchery|meat cutting',
    words:
      'kitchen, food, menu, cooks, chef, culinary, recipes, restaurant, dishes, catering, sanitation, ingredients, meals, banquet, cuisine',
  },
  {
    id: 'baking',
    name: 'baking and pastry',
    near: 'culinary, food-production, food-service',
    titles:
      'baker, pastry chef, cake decorator, pastry cook, bakery manager, bread baker, bakery clerk, bakery',
    skills:
      'Baking|bread baking, Pastry|pastries|desserts, Cake decorating|cakes, Dough preparation|chocolate work',
    words: 'bakery, pastry, cakes, bread, dough, desserts, baked goods',
  },
  {
    id: 'food-service',
    name: 'food service',
    near: 'hospitality, culinary, retail, customer-service',
    titles:
      'waiter, server, food server, bartender, barista, host, head host, hostess, busser, food runner, restaurant manager, assistant restaurant manager, fast food worker, dishwasher, food service worker, food service manager, food and beverage manager, banquet server, cocktail server, sommelier, bar manager, catering assistant, cafeteria worker, dining room manager, restaurant general manager, food service director, counter attendant, maitre d, steward galley, catering server, restaurant supervisor, dietary aide, crew trainer',
    skills:
      'Food service|serving food|table service|food and beverage service|waiting tables, Bartending|mixology|cocktails, Restaurant management|restaurant operations|front of house|FOH, Beverage service|wine knowledge|wine service|wine, Food and beverage|F&B, Barista skills|espresso|coffee preparation, Reservations and seating|seating guests, Alcohol service permit|TIPS certified|TABC',
    words: 'guests, restaurant, tables, orders, drinks, bar, dining, beverages, menu, tips, waiter, serve',
  },
  {
    id: 'hospitality',
    name: 'hospitality',
    near: 'food-service, customer-service, events, cleaning, travel',
    titles:
      'hotel manager, front desk agent, front desk receptionist, front desk clerk, front desk manager, front desk supervisor, front office manager, guest service agent, guest services representative, guest service representative, concierge, bellhop, bell attendant, hotel receptionist, night auditor, rooms division manager, housekeeping manager, hotel general manager, room service, valet, guest relations, hotel sales manager, resort manager, hospitality manager, casino dealer, casino host, spa manager, cruise director, innkeeper, reservation agent hotel',
    skills:
      'Hospitality|hotel operations|hotel management, Guest services|guest relations|guest satisfaction, Front desk operations|front desk|front office, Reservations|hotel reservations|Opera PMS, Night audit, Housekeeping management, Concierge services|concierge',
    words: 'guests, hotel, front desk, reservations, check-in, rooms, resort, hospitality, concierge',
  },
  {
    id: 'travel',
    name: 'travel and tourism',
    near: 'hospitality, aviation, customer-service, sales',
    titles:
      'travel agent, tour guide, travel consultant, tour operator, flight attendant, reservations agent, passenger service agent, ticket agent, gate agent, cruise consultant, travel coordinator, cabin crew, passenger services officer, tour manager, airline customer service agent',
    skills:
      'Travel booking|travel planning|itineraries, Sabre|Amadeus|Galileo|Worldspan|GDS, Tour guiding|guided tours, Cabin service|in-flight service|passenger service, Ticketing|airline reservations',
    words: 'travel, passengers, flights, tours, airline, tickets, itinerary, baggage, boarding',
  },
  {
    id: 'fitness',
    name: 'fitness',
    near: 'allied-health, sport, personal-care, performing-arts',
    titles:
      'personal trainer, certified personal trainer, certified master personal trainer, fitness instructor, group fitness instructor, fitness trainer, fitness coach, fitness director, fitness manager, fitness coordinator, group fitness coordinator, gym manager, yoga instructor, yoga teacher, pilates instructor, zumba instructor, exercise specialist, wellness director, wellness coach, health coach, strength coach, strength and conditioning coach, health and fitness specialist, crossfit coach, spin instructor, aerobics instructor, fitness specialist, fitness consultant, fitness professional, fitness trainee, swim instructor, aquatics director, fitness, gym instructor, health club manager',
    skills:
      'Personal training|fitness training|fitness instruction|one-on-one training, Group fitness|group exercise|fitness classes|group fitness classes, Personal trainer certification|certified personal trainer|NASM|ACE certified|ACE certification|NSCA|ACSM|ISSA|AFAA, Yoga|pilates|zumba, Fitness assessments|fitness assessment|fitness testing|body composition, Strength and conditioning|strength training|weight training, Exercise programming|exercise programs|exercise prescription|workout programs|workout plans, Exercise science|kinesiology|exercise physiology, Nutrition|nutritional guidance, Wellness programs|wellness|health and wellness, Gym membership sales|membership sales|gym operations, Swimming instruction|swim lessons|aquatics',
    words:
      'fitness, exercise, gym, clients, training, health, workout, wellness, classes, members, nutrition, strength, yoga, weight, physical, sports',
  },
  {
    id: 'sport',
    name: 'sport and recreation',
    near: 'fitness, teaching, events, counseling',
    titles:
      'coach, head coach, assistant coach, basketball coach, football coach, soccer coach, recreation manager, recreation coordinator, recreation supervisor, recreation leader, sports coordinator, athletic director, recreation assistant, referee, umpire, athlete, sports manager, camp director, activities director, recreation intern, golf professional, parks and recreation, sports director, ski instructor, activities assistant',
    skills:
      'Coaching sports|athletic coaching|coaching athletes|sports coaching, Recreation programs|recreation|recreational activities, Sports management|athletics, Activity planning|activities planning, Officiating',
    words: 'sports, athletes, coach, teams, recreation, games, league, athletic, practice, camp, tournaments',
  },
  {
    id: 'personal-care',
    name: 'beauty and personal care',
    near: 'fitness, retail, hospitality, fine-arts',
    titles:
      'hairstylist|hair stylist, cosmetologist, barber, nail technician, esthetician|aesthetician, makeup consultant, beauty consultant, salon manager, spa therapist, manicurist, skin care specialist, beautician, hairdresser, colorist, salon receptionist, spa attendant',
    skills:
      'Cosmetology|hair styling|haircutting|hair cutting, Cosmetology license|cosmetology license|licensed cosmetologist|barber license, Hair coloring|hair color|hair coloring, Skin care|facials|waxing, Nail care|manicures|pedicures, Makeup application, Salon management|salon',
    words: 'salon, hair, beauty, skin, nails, makeup, clients, cosmetics, spa',
  },
  {
    id: 'cleaning',
    name: 'cleaning',
    near: 'hospitality, maintenance, caregiving, warehouse',
    titles:
      'housekeeper, janitor, custodian, cleaner, maid, room attendant, housekeeping supervisor, housekeeping aide, environmental services technician, cleaning supervisor, laundry attendant, laundry worker, porter, domestic worker, window cleaner, dry cleaner, house cleaner, sanitation worker, floor technician',
    skills:
      'Cleaning|janitorial|custodial, Housekeeping, Floor care|carpet cleaning|waxing floors, Laundry, Sanitation|disinfecting|sanitizing',
    words: 'cleaning, vacuum, mop, restrooms, trash, linens, rooms, laundry, sanitize, dust',
  },
  {
    id: 'food-production',
    name: 'food production',
    near: 'manufacturing, culinary, baking, agriculture',
    titles:
      'meat cutter, food processor, meat packer, food production worker, brewer, winemaker, food technologist, food inspector',
    skills: 'Food processing|food production, Brewing|winemaking|distilling, Meat processing',
    words: 'food, processing, packing, meat, brewery, wine, plant',
  },
];
