/** Names of trades that build, make, move, grow, feed and care for things. */
export const manualNames: Record<string, string> = {
  engineering:
    'ISO 13485, Design of experiments|DOE, Tolerance analysis|tolerance stack-up, Technical specifications, Root cause investigations, 3D printing|additive manufacturing, Systems engineering|MBSE, Requirements management|=DOORS, Arduino|Raspberry Pi, Test plans and reports',
  'mechanical-engineering':
    'Autodesk Inventor, Siemens NX, Fusion 360, COMSOL, ASME codes|ASME, Pressure vessels, Injection molding|plastic injection molding, CFD|computational fluid dynamics, Piping design, Sheet metal design, DFM|design for manufacturing, Rotating equipment, CSWP certification|CSWP',
  'electrical-engineering':
    'Altium|Altium Designer, OrCAD|Eagle PCB|KiCad, SPICE simulation|LTspice|PSpice, ETAP, Siemens PLC|=TIA Portal|Siemens S7, Rockwell Automation|RSLogix|Studio 5000|ControlLogix, Wonderware|Ignition SCADA|FactoryTalk, Modbus|Profibus|EtherNet/IP, Power electronics, RF design, Protective relays|relay protection, Substation design, Arc flash studies|arc flash, Signal processing|DSP, Yokogawa|Emerson DeltaV|ABB, Functional safety|IEC 61508, RTOS|FreeRTOS, Automation programming|robot programming, Fanuc robots|=Fanuc|=KUKA, P&IDs and loop drawings, Safety instrumented systems',
  'process-engineering':
    'Coiled tubing, Wireline|slickline, Hydraulic fracture design, Artificial lift|gas lift, Well testing, Cementing, Completion design, Distillation, Heat exchangers, Mass balance|energy balance, CHEMCAD, PROSPER, Process flow diagrams|PFD, Pilot plant, Reactor design, Well intervention, Sand control',
  'civil-engineering':
    'HEC-RAS, SAP2000, Tekla, Bentley software|OpenRoads, Site grading|grading plans, Traffic engineering, Geotechnical engineering|soil mechanics, Hydrology|hydraulics modeling, Bridge design, Permitting, Construction surveying, Total station, SWPPP, Pavement design',
  aerospace:
    'AS9100, DO-178|DO-178C, DO-254, NASTRAN|PATRAN, Composite structures|composites manufacturing, Avionics, Flight test, Propulsion, Orbital mechanics, Systems Tool Kit',
  'industrial-engineering':
    'Simulation modeling|Arena simulation, Work instructions, Line balancing, OEE, Ergonomics, Six Sigma Green Belt, Six Sigma Black Belt, Capacity analysis, Facility layout, Poka-yoke, SMED, Gemba walks',
  quality:
    'ISO 14001, IATF 16949, PPAP|APQP, CMM|coordinate measuring machine, Gauge R&R|MSA, First article inspection, Calibration management, Supplier audits, CQE certification|CQE|certified quality engineer, 8D|eight disciplines, Nonconformance reports|NCR, Minitab, Document control, ASQ certification, FDA 21 CFR Part 820|21 CFR',
  manufacturing:
    'SAP PP, MES|manufacturing execution system, Kanban boards, TPM|total productive maintenance, Injection molding machines, Extrusion, Blister packaging, Shift supervision|shift supervisor, Clean room|cleanroom, Soldering electronics|IPC-A-610, Bill of materials|BOM, Changeovers, Union environment',
  energy:
    'NERC, Wind turbines|wind turbine, NABCEP certification|NABCEP, Energy audits, Transmission and distribution, Substations|substation, Gas turbines|steam turbines, SCADA monitoring, Nuclear operations|nuclear power, Battery storage, Lineman certification|journeyman lineman, Energy efficiency, LEED projects',
  'science-lab':
    'LIMS, NMR, FTIR, GC-MS|LC-MS, Flow cytometry analysis, CRISPR, Next-generation sequencing|DNA sequencing|RNA sequencing, Protein purification, Aseptic technique, GraphPad Prism, ImageJ, Animal studies, Gel electrophoresis, Method validation, Calibration of instruments',
  'science-research':
    'IRB protocols|institutional review board, Good clinical practice|GCP, REDCap, NVivo, Qualtrics, Systematic reviews, Qualitative research|focus group research, Quantitative research, Peer-reviewed publications, Clinical research coordination|CCRC, Statistical software, Grant applications, EndNote',
  environment:
    'Phase I assessments|Phase I ESA|Phase II ESA, NEPA, Groundwater sampling|groundwater monitoring, HAZWOPER certification|40-hour HAZWOPER, Wetland delineation, Air quality monitoring, RCRA|CERCLA, Stormwater permits|NPDES, Waste management, Carbon accounting|greenhouse gas inventory, Environmental impact assessments, ArcGIS Pro, Recycling programs',
  safety:
    'CSP certification|CSP|certified safety professional, CHST, Job hazard analysis|JSA|JHA, Toolbox talks, Industrial hygiene|CIH, Lockout/tagout|LOTO, Respiratory protection, Process hazard analysis, NEBOSH, ISO 45001, Safety data sheets|SDS|MSDS',
  'construction-management':
    'Buildertrend, PlanGrid, HCSS HeavyBid|=HeavyBid, On-Screen Takeoff|quantity takeoffs|takeoffs, RSMeans, Sage 300|Timberline Estimating, Punch lists|punch list, Design-build, LEED construction, Value engineering, Pay applications, CCM certification|CCM|Certified Construction Manager, General contracting, Owner relations, Preconstruction, Site logistics, OSHA 30 certification|OSHA 30-hour|30-hour OSHA',
  'building-trades':
    'Finish carpentry|trim carpentry, Formwork, Scaffolding|scaffold, Rebar|reinforcing steel, Stick welding|SMAW, Flux core welding|FCAW, Pipe welding, Drywall finishing|drywall taping, Cabinet making|cabinetry, Tile setting, Stucco, Waterproofing, Backflow certification|backflow prevention, Medical gas certification, Crane operator certification|NCCCO, Blueprint takeoff, Aerial lifts|boom lift|scissor lift, Asphalt paving|paving, Masonry restoration, Excavation',
  'electrical-trade':
    'Residential wiring|commercial wiring|industrial wiring, Panel upgrades|electrical panels, Motor control centers, Fire alarm license, Generator installation, EV charger installation, Fiber optics|fiber optic|fiber splicing, Cable pulling, Switchgear, NFPA 70E, Solar PV installation',
  maintenance:
    'Maximo, SAP PM, Chillers|cooling towers|chiller, PLC troubleshooting, Predictive maintenance|vibration analysis, Conveyor repair|conveyors, Boiler license|boiler operator license, Pump repair, Building automation|BMS|Metasys, NATE certification|NATE, Locksmithing, Ductwork|sheet metal ductwork, Refrigerant recovery',
  automotive:
    'Scan tools|OBD-II|OBD2, Wheel alignment|alignments, State inspection license|vehicle inspection license, Hybrid vehicles|electric vehicles, CDK|Reynolds and Reynolds, F&I|finance and insurance products, Paint refinishing, I-CAR certification|I-CAR, Warranty claims, Service writing|service advisor, Transmission rebuilding, Welding for auto body',
  aviation:
    'Airframe and powerplant certificate|A&P mechanic|A&P certificate, Inspection Authorization|IA certificate, Boeing 737|Airbus A320|Embraer, Part 145|Part 121|Part 135, Borescope inspections|borescope, Composite repair, Sheet metal aircraft repair|aircraft structures, Turbine engines|turbofan engines, Avionics troubleshooting, Airworthiness directives, Heavy checks|C-checks|line maintenance, Instrument rating|multi-engine rating, CFI certificate|CFI|CFII, First class medical|FAA medical, Part 107|remote pilot certificate, Crew resource management|CRM training in aviation, Flight attendant certification, Aircraft logbooks, Ramp safety, De-icing|deicing',
  transport:
    'CDL Class B|class B CDL, Hazmat endorsement|hazmat endorsed, Tanker endorsement, Doubles and triples endorsement, ELD|electronic logging device|hours of service, Load securement|securing loads|flatbed, Passenger endorsement, Defensive driving, Route optimization, School bus endorsement, Samsara|Geotab, TWIC card|TWIC, DOT medical card, Proof of delivery, Clean driving record',
  warehouse:
    'Manhattan WMS|Manhattan Associates, SAP EWM, Reach truck|order picker|cherry picker, Cross-docking, RF guns, Pick to light, Kitting, Pallet building|palletizing, Bill of lading|BOL, Forklift certification|certified forklift operator, Dock scheduling, Cold storage, Slotting, Voice picking',
  logistics:
    'TMS|transportation management system|Oracle Transportation Management|MercuryGate, LTL|FTL|truckload, Incoterms, Customs brokerage|customs broker license, Freight audit, 3PL|third-party logistics, Ocean freight|air freight, Carrier negotiation|freight negotiations, Last-mile delivery, Hazardous goods shipping|IATA dangerous goods|dangerous goods, Fleet coordination, Intermodal, Drayage',
  'supply-chain':
    'SAP MM|SAP Ariba|Ariba, Coupa, S&OP|sales and operations planning, JDA|Blue Yonder, Kinaxis, Vendor scorecards, Category management, Contract sourcing|RFQ|RFQs, Spend analysis, Just-in-time|JIT, CPSM certification, Inventory optimization, Lead time reduction, Import sourcing, Master scheduling',
  machining:
    'Fanuc controls|Haas|Mazak, EDM|wire EDM|electrical discharge machining, Swiss machining|Swiss lathe, Fixture design|jigs and fixtures, Blueprint dimensions|GD&T reading, Surface grinding|grinding, Press brake, Laser cutting|plasma cutting|waterjet, SolidCAM|Fusion CAM|Esprit CAM, NIMS certification|NIMS, Deburring, 5-axis machining|5-axis',
  landscaping:
    'ISA certified arborist|certified arborist, Hardscaping|pavers|retaining walls, Chainsaw operation|chainsaw, Sod installation, Turf management, Snow removal, Zero-turn mowers, Landscape lighting, Planting design, Integrated pest management, Nursery stock, Skid steer',
  agriculture:
    'Precision agriculture|GPS guidance|John Deere Operations Center, Herd management|herd health, Artificial insemination, Milking parlor|milking, Organic certification|organic farming, Pivot irrigation|drip irrigation, Soil testing|soil fertility|nutrient management, Hydroponics, Poultry production|poultry, Swine production|swine, Combine harvesters|combines, Grain storage|grain elevators, Certified crop adviser|CCA certification, Farm safety, Seed production, Crop scouting, Aquaculture, Forestry|timber harvesting, Viticulture|vineyard management',
  culinary:
    'Sous vide, Garde manger, Pantry station, Line cooking|line cook, Expediting, ACF certification|ACF, Fine dining, Mise en place, Vegan cooking|plant-based cooking, Allergen control, Charcuterie, Banquet cooking, Kitchen scheduling, High-volume kitchen|high-volume cooking, Butchering',
  baking:
    'Laminated dough|viennoiserie, Sourdough, Sugar work, Tempering chocolate, Wedding cakes, Plated desserts',
  'food-service':
    'Toast POS|Aloha POS|Micros|=Aloha, OpenTable|Resy, Sommelier certification|Court of Master Sommeliers|WSET, Tableside service, Craft cocktails, Latte art, Bar inventory, TIPS certification|TIPS alcohol certification|responsible beverage service, Food runner, Upselling menus, Banquet service, ServSafe Alcohol',
  hospitality:
    'Opera Cloud|OnQ|FOSSE, Revenue management|yield management|RevPAR, STR reports, Group bookings, VIP guests, Hotel sales, Timeshare, Guest complaints, Property walk-throughs, CHA certification, Spa operations, Room inspections',
  travel:
    'Apollo GDS, Corporate travel, IATA certification, Cruise sales, Visa processing, Group tours, Destination knowledge, Safety demonstrations',
  'personal-care':
    'Balayage, Keratin treatments, Hair extensions, Microblading, Lash extensions|eyelash extensions, Esthetician license|licensed esthetician, Nail technician license, Chemical peels, Microdermabrasion, Barbering, Massage license|licensed massage therapist|LMT, Updos, Threading',
  cleaning:
    'Window cleaning, Pressure washing|power washing, Biohazard cleanup, Green cleaning, Carpet extraction, Move-out cleaning, Linen service, Waste disposal, Terminal cleaning',
  'food-production':
    'SQF, BRC, Meat processing, Brewing operations, Pasteurization, Food packaging lines, USDA inspections, Fermentation, GFSI, Allergen management, PCQI certification|PCQI, Bottling',
};
