/** Building, repairing, moving and growing things. */
import type { Trade } from './trade.ts';

export const manual: Trade[] = [
  {
    id: 'construction-management',
    name: 'construction',
    near: 'building-trades, civil-engineering, project-management, architecture, safety',
    titles:
      'construction project manager, construction manager, construction superintendent, superintendent, site superintendent, project superintendent, site manager, site supervisor, construction foreman, foreperson, construction supervisor, construction inspector, building inspector, senior resident inspector, resident inspector, construction coordinator, construction project coordinator, construction engineer, estimator, cost estimator, quantity surveyor, project estimator, general contractor, contractor, construction administrator, assistant superintendent, construction estimator, construction, field superintendent, crew leader, construction assistant, building official, construction director',
    skills:
      'Construction management|construction project management|construction projects|construction, Estimating|cost estimating|project estimating|construction estimating|estimates|bidding, Blueprint reading|reading blueprints|blueprints, Site supervision|jobsite supervision|supervising crews|field supervision|field crews, Subcontractor management|subcontractors|managing subcontractors, Construction scheduling|Primavera|primavera p6, Building codes|code compliance, Procore|Bluebeam, OSHA 30|OSHA 10, Change orders|submittals|RFIs, Building inspection|construction inspection|inspections, Concrete work|concrete, Commercial construction|residential construction|building construction, Heavy civil construction|highway construction|road construction, Infrastructure construction|stormwater infrastructure',
    words:
      'construction, site, contractors, subcontractors, building, crews, concrete, blueprints, projects, inspection, materials, jobsite, permits, bids, estimates',
  },
  {
    id: 'building-trades',
    name: 'building trades',
    near: 'construction-management, electrical-trade, maintenance, landscaping, machining',
    titles:
      'construction worker, construction laborer, laborer|labourer, general laborer, carpenter, plumber, mason, bricklayer, roofer, painter, drywall installer, heavy equipment operator, equipment operator, crane operator, concrete finisher, ironworker, pipefitter, steamfitter, welder, flooring installer, tile setter, glazier, insulation installer, demolition worker, scaffolder, cabinet maker, apprentice carpenter, excavator operator, carpenters helper, framer, surveyor helper, paver, handyperson, plasterer, sheet metal worker, boilermaker, light industrial, helper',
    skills:
      'Carpentry|framing|woodworking, Plumbing|pipefitting|pipe fitting, Welding|MIG welding|TIG welding|welder|arc welding, Masonry|bricklaying, Roofing, Painting and drywall|drywall|painting walls, Heavy equipment operation|heavy equipment|excavator|skid loader|bulldozer|backhoe|forklift and excavator, Concrete finishing|pouring concrete|flatwork, Hand and power tools|power tools|hand tools, Demolition, Welding certification|certified welder|AWS D1.1, Plumbing license|plumbing license|licensed plumber|journeyman plumber, Flooring|tile installation, Rigging|crane operation, Manual labor|manual labor|physical labor|heavy lifting',
    words:
      'construction, tools, carpentry, concrete, roofing, framing, drywall, lumber, equipment, install, laborer, building, dig, scaffolding, demolition',
  },
  {
    id: 'electrical-trade',
    name: 'electrical trade',
    near: 'building-trades, electrical-engineering, maintenance, energy',
    titles:
      'electrician, journeyman electrician, master electrician, apprentice electrician, electrical foreman, industrial electrician, electrical contractor, low voltage technician, alarm technician, cable installer, cable technician, telecommunications technician, fiber technician, electrical helper',
    skills:
      'Electrical wiring|wiring|electrical installation|electrical work, Electrician license|electrical license|licensed electrician|journeyman license|journeyman electrician|master electrician, National Electrical Code|NEC, Conduit bending|conduit, Low voltage|fire alarm systems|structured cabling, Electrical troubleshooting',
    words: 'electrical, wiring, conduit, panels, circuits, voltage, cable, breakers, lighting',
  },
  {
    id: 'maintenance',
    name: 'maintenance and repair',
    near: 'building-trades, electrical-trade, automotive, manufacturing, cleaning',
    titles:
      'maintenance technician, maintenance worker, maintenance mechanic, maintenance supervisor, maintenance manager, building maintenance technician, facilities technician, hvac technician, hvac installer, refrigeration technician, appliance repair technician, millwright, elevator mechanic, building engineer, service technician, field service technician, field service engineer, repair technician, industrial maintenance, repairperson, maintenance, apartment maintenance, equipment mechanic, locksmith, boiler operator, maintenance planner, superintendent building, grounds maintenance',
    skills:
      'Preventive maintenance|preventative maintenance|maintenance, HVAC|heating and cooling|air conditioning|refrigeration|heating ventilation, EPA certification|EPA 608|EPA universal, Building maintenance|facility maintenance|property maintenance, Equipment repair|machinery repair|repairs|mechanical repair, Hydraulics|pneumatics|hydraulic systems, CMMS|work orders, Boilers',
    words:
      'maintenance, repair, hvac, equipment, plumbing, electrical, work orders, tools, preventive, boilers, install',
  },
  {
    id: 'automotive',
    name: 'automotive',
    near: 'maintenance, aviation, mechanical-engineering, sales, transport',
    titles:
      'automotive technician, auto mechanic, mechanic, automobile mechanic, diesel mechanic, diesel technician, automobile service manager, automotive service manager, service advisor, service manager automotive, auto body technician, car salesperson, automotive sales consultant, parts manager, parts specialist, auto detailer, lube technician, tire technician, fleet manager, automotive sales manager, collision repair technician, automotive service advisor, body shop manager, finance manager automotive, vehicle inspector, motorcycle technician, car wash attendant, automobile, automotive, small engine mechanic, automotive service technician, auto glass',
    skills:
      'Automotive repair|auto repair|vehicle repair|car repair|automotive maintenance, ASE certification|ASE|ASE certified|master technician, Engine diagnostics|vehicle diagnostics|engine repair|diagnostics, Brakes and suspension|brakes|transmissions|suspension, Diesel engines|diesel, Auto body repair|collision repair|body work, Automotive parts|auto parts|parts ordering, Automotive sales|car sales|vehicle sales, Fleet maintenance|fleet management, Oil changes|tire rotation|tune ups, Dealership operations|dealership|automotive dealership',
    words:
      'vehicles, automotive, cars, engine, dealership, auto, repair, parts, service department, brakes, automobile, mechanics, trucks, tires',
  },
  {
    id: 'aviation',
    name: 'aviation',
    near: 'aerospace, travel, maintenance, military, transport',
    titles:
      'pilot, airline pilot, first officer, flight instructor, aircraft mechanic, aviation mechanic, aviation maintenance technician, airframe and powerplant mechanic|A&P mechanic, air traffic controller, airport manager, airport operations specialist, ramp agent, flight dispatcher, aviation operation specialist, aviation operations specialist, director of aviation, aviation safety officer, aircraft technician, aviation manager, helicopter pilot, flight engineer, aviation ordnanceman, aircraft inspector, flight operations manager, ground crew, crew chief, aviation fuel specialist, aviation, helicopter mechanic, aviation supervisor, aircraft maintenance, drone pilot, avionics, flight line, fueler',
    skills:
      'Aircraft maintenance|aviation maintenance|aircraft repair|aircraft, A&P license|A&P license|airframe and powerplant|A&P, FAA regulations|FAA|federal aviation, Pilot license|pilot license|commercial pilot|ATP|private pilot|flight hours, Flight operations|flight planning|flight scheduling, Airport operations|ramp operations|ground operations, Aviation safety, Aircraft inspection|aircraft inspections, Air traffic control, Aviation fuel|refueling|fueling, Ground support equipment|ground handling',
    words:
      'aircraft, aviation, flight, faa, airport, airline, maintenance, helicopter, pilots, hangar, fuel, navy, squadron, crew, ground',
  },
  {
    id: 'transport',
    name: 'driving',
    near: 'logistics, warehouse, automotive, travel',
    titles:
      'truck driver, driver, delivery driver, cdl driver, class a driver, bus driver, school bus driver, taxi driver, courier, chauffeur, route driver, uber driver, transportation manager, dispatcher, fleet dispatcher, tow truck driver, train operator, locomotive engineer, conductor train, ship captain, deckhand, sailor, shuttle driver, owner operator, transportation coordinator, transportation supervisor, transit operator, van driver, limo driver, forklift driver, transportation specialist, rail worker',
    skills:
      "Driving|truck driving|delivery driving, CDL|commercial driver's license|commercial drivers license|commercial driving license|CDL class A|class A CDL, Driver's license|driver's license|drivers license|driver license|driving license|valid driver's license, Route planning|delivery routes|routes, DOT regulations|DOT compliance|department of transportation, Package delivery|delivering packages|delivery driving, Dispatching|dispatch, Pre-trip inspection|vehicle inspection|vehicle inspections, Own transportation|reliable transportation|own vehicle",
    words: 'driver, truck, deliveries, route, vehicle, freight, cdl, passengers, dispatch, dot, miles, loads',
  },
  {
    id: 'warehouse',
    name: 'warehouse work',
    near: 'logistics, manufacturing, transport, retail',
    titles:
      'warehouse worker, warehouse associate, warehouse manager, warehouse supervisor, forklift operator, order picker, picker, order selector, warehouse selector, night warehouse selector, shipping clerk, receiving clerk, shipping and receiving clerk, stock associate, stockroom clerk, storekeeper, inventory clerk, inventory specialist, inventory manager, inventory control specialist, loader, unloader, package handler, distribution center manager, warehouse clerk, freight handler, material coordinator, warehouse lead, inventory associate, mover, receiving manager',
    skills:
      'Warehouse operations|warehousing|warehouse management|warehouse, Forklift operation|forklift|forklift certified|forklift certification|pallet jack, Shipping and receiving|shipping|receiving, Order picking|picking and packing|order fulfillment|order processing, Inventory control|inventory counts|cycle counts|inventory, Loading and unloading|loading trucks|unloading trucks, RF scanner|RF scanners|warehouse management system|WMS',
    words:
      'warehouse, forklift, pallets, inventory, shipping, receiving, orders, loading, picking, freight, stock',
  },
  {
    id: 'logistics',
    name: 'logistics',
    near: 'supply-chain, warehouse, transport, operations',
    titles:
      'logistics manager, logistics coordinator, logistics specialist, logistics analyst, logistics management specialist, supervisory logistics management specialist, freight broker, freight forwarder, import export specialist, customs broker, shipping manager, distribution manager, shipping coordinator, logistician, supply specialist, logistics supervisor, traffic manager logistics, export coordinator, logistics clerk',
    skills:
      'Logistics|logistics management|logistics coordination, Freight|freight forwarding|freight management, Import and export|import/export|customs|customs clearance, Distribution|distribution management, Transportation management|transportation planning, Supply management',
    words:
      'logistics, freight, shipments, carriers, distribution, supply, transportation, customs, warehouse',
  },
  {
    id: 'supply-chain',
    name: 'supply chain and purchasing',
    near: 'logistics, operations, manufacturing, warehouse, finance',
    titles:
      'buyer, senior buyer, purchasing agent, purchasing manager, procurement manager, procurement specialist, supply chain manager, supply chain analyst, sourcing manager, materials manager, materials analyst, senior materials analyst, demand planner, inventory planner, purchasing assistant, purchasing coordinator, supply chain coordinator, strategic sourcing manager, procurement officer, planner buyer, material planner, category buyer, supply chain director, vendor manager, purchasing clerk, commodity manager, inventory analyst',
    skills:
      'Procurement|purchasing, Supply chain management|supply chain, Strategic sourcing|vendor sourcing|supplier sourcing, Supplier management|supplier relations|vendor negotiation|vendor negotiations|supplier negotiations, Demand planning|demand forecasting|inventory planning|MRP, Purchase orders|purchase order processing, CPIM|APICS|CPSM|CSCP, Materials management|materials planning',
    words:
      'suppliers, vendors, purchasing, procurement, sourcing, inventory, purchase orders, materials, mrp, contracts, lead time',
  },
  {
    id: 'machining',
    name: 'machining',
    near: 'manufacturing, building-trades, mechanical-engineering, maintenance',
    titles:
      'machinist, cnc machinist, cnc operator, tool and die maker, cnc programmer, lathe operator, mill operator, grinder, toolmaker, mold maker, setup operator',
    skills:
      'CNC machining|CNC|CNC programming|G-code, Lathes and mills|lathe|milling machine|mills, Precision measurement|micrometers|calipers, Tool and die, Mastercam, Sheet metal fabrication|metal fabrication|sheet metal',
    words: 'cnc, machining, lathe, mill, tooling, blueprints, metal, micrometer, fabrication',
  },
  {
    id: 'landscaping',
    name: 'landscaping',
    near: 'agriculture, building-trades, maintenance, cleaning',
    titles:
      'landscaper, groundskeeper, gardener, landscape supervisor, landscape foreman, arborist, tree trimmer, lawn care technician, greenskeeper, golf course superintendent, landscape laborer, irrigation technician, pest control technician, horticulturist',
    skills:
      'Landscaping|landscape maintenance|grounds maintenance, Lawn care|mowing|commercial mowing, Irrigation|irrigation systems, Tree care|pruning, Pesticide or herbicide applicator license|herbicide applicator certification|pesticide applicator|pesticide license|herbicide, Horticulture|gardening, Pest control',
    words: 'landscape, lawn, plants, trees, mowing, irrigation, garden, pruning, grounds',
  },
  {
    id: 'agriculture',
    name: 'agriculture',
    near: 'landscaping, environment, food-production, veterinary, science-lab',
    titles:
      'farmer, farm manager, farm worker, farmhand, ranch hand, ranch manager, agronomist, agricultural technician, agricultural inspector, grain inspector, federal grain inspector, agriculture advisor, agricultural specialist, agricultural scientist, crop consultant, greenhouse manager, greenhouse worker, dairy farmer, livestock manager, agriculture teacher, agricultural economist, extension agent, animal scientist, plant scientist, agricultural engineer, agricultural equipment operator, agriculture, lead horticulturalist, nursery worker plants, harvest worker, herd manager, plant breeder, agricultural loan officer, fisher, logger, farm laborer',
    skills:
      'Farming|farm management|farm operations|agriculture|agricultural production, Crop production|crop management|crops|agronomy, Livestock management|livestock|cattle|animal husbandry|dairy, Agricultural equipment|tractors|farm equipment|farm machinery, Greenhouse operations|greenhouse, Plant science|plant pathology|plant breeding, Agricultural extension|4-H|FFA, Grain inspection|grain|USDA regulations|USDA, Pesticide application|pesticides|fertilizers',
    words:
      'farm, crops, agricultural, livestock, plants, cattle, harvest, soil, grain, irrigation, seeds, usda, animals, field, rural, agriculture',
  },
];
