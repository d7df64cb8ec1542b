/** Engineering, making things and science. */
import type { Trade } from './trade.ts';

export const engineering: Trade[] = [
  {
    id: 'engineering',
    name: 'engineering',
    near: 'mechanical-engineering, electrical-engineering, process-engineering, civil-engineering, manufacturing, quality',
    titles:
      'engineer, engineering manager, director of engineering, engineering director, engineering technician, engineering intern, engineering assistant, engineering associate, engineering lab technician, engineering project manager, engineering program manager, engineering, project engineer, design engineer, field engineer, staff engineer, principal engineer, test engineer hardware, r&d engineer, engineering coordinator, engineering team lead, engineering supervisor, regional engineering manager, support engineering manager, product engineer, applications engineer, reliability engineer, maintenance engineer, technical manager, engineering technologist, engineering business unit leader, product development engineer, research engineer',
    skills:
      'Engineering design|product design|design engineering, AutoCAD|auto cad|CAD|computer aided design, SolidWorks|solid works, MATLAB|simulink, Product development|new product development, Technical drawings|blueprints|schematics|engineering drawings, Failure analysis|FMEA|failure mode|root cause analysis, Technical documentation|technical writing|engineering documentation, Prototyping|prototypes, Lab testing|laboratory testing|test equipment, Professional Engineer license|PE license|professional engineer|EIT|FE exam|engineer in training',
    words:
      'engineering, engineers, design, testing, drawings, specifications, technical, systems, equipment, prototype, cad, components, calculations',
  },
  {
    id: 'mechanical-engineering',
    name: 'mechanical engineering',
    near: 'engineering, manufacturing, aerospace, electrical-engineering, automotive',
    titles:
      'mechanical engineer, mechanical designer, mechanical design engineer, hvac engineer, cad designer, cad drafter, drafter, draftsperson, draughtsman, tooling engineer, thermal engineer, piping engineer, mechanical technician, tool designer, r&d designer, mechanical drafter',
    skills:
      'Mechanical design|mechanical engineering, Pro/ENGINEER|Creo|CATIA|NX|=Inventor, Finite element analysis|FEA|ANSYS, GD&T|geometric dimensioning, HVAC design, Thermodynamics|heat transfer|fluid mechanics, Drafting|technical drafting, 3D modeling|3D modeling|3D CAD',
    words: 'mechanical, design, solidworks, drawings, tolerance, machining, assembly, pumps, prototypes',
  },
  {
    id: 'electrical-engineering',
    name: 'electrical engineering and controls',
    near: 'engineering, process-engineering, mechanical-engineering, electrical-trade, it-systems',
    titles:
      'electrical engineer, electronics engineer, controls engineer, control systems engineer, process controls engineer, instrumentation engineer, automation engineer, plc programmer, electrical designer, hardware engineer, power engineer, rf engineer, electronics technician, electrical technician, instrumentation technician, embedded engineer, firmware engineer, automation technician, electrical design engineer',
    skills:
      'PLC|programmable logic controller|PLC programming|allen bradley|ladder logic, DCS|distributed control system|distributed control systems|deltav|honeywell experion, SCADA|HMI, Instrumentation|instrument control|loop checks|calibration, Circuit design|PCB|PCB design|circuit boards, Electrical engineering|electrical design|power systems, Embedded systems|microcontrollers|firmware, Motor controls|VFD|variable frequency drives, FPGA|VHDL|verilog, Control systems|process control|process controls|automation, Commissioning, LabVIEW, Electronics|oscilloscope|soldering',
    words:
      'electrical, control, wiring, circuits, voltage, instrumentation, automation, sensors, electronic, power',
  },
  {
    id: 'process-engineering',
    name: 'process and energy engineering',
    near: 'engineering, energy, electrical-engineering, mechanical-engineering, manufacturing',
    titles:
      'process engineer, chemical engineer, petroleum engineer, completion engineer, completions engineer, reservoir engineer, drilling engineer, production engineer, process engineering technician, materials engineer, nuclear engineer, metallurgist, refinery engineer, pipeline engineer, well engineer, energy engineer, environmental engineer, water engineer',
    skills:
      'Process engineering|process design|chemical engineering, Well completion|completions|workovers|well workover|well completions, Drilling|oil well|hydraulic fracturing|fracking, Petroleum engineering|reservoir engineering, Wellview|petrel|eclipse reservoir, Oil and gas|oil & gas|upstream|petroleum, Process safety|HAZOP|PSM, Aspen|HYSYS|process simulation, P&ID|piping and instrumentation, AFE|capital expenditures, Refining|refinery, Water treatment|wastewater',
    words:
      'process, chemical, wells, drilling, oil, gas, plant, pipeline, production, refinery, pressure, energy',
  },
  {
    id: 'civil-engineering',
    name: 'civil engineering',
    near: 'engineering, construction-management, architecture, environment',
    titles:
      'civil engineer, structural engineer, geotechnical engineer, transportation engineer, highway engineer, traffic engineer, surveyor, land surveyor, planning engineer, site engineer, water resources engineer, water resources specialist, resident engineer, civil designer, hydrologist, urban planner, city planner',
    skills:
      'Civil engineering|structural engineering|structural design, Civil 3D|MicroStation|STAAD|ETABS, Surveying|land surveying, Stormwater management|stormwater|drainage, Road design|highway design|transportation planning, GIS|ArcGIS|geographic information systems|spatial analysis, Concrete design|steel design|reinforced concrete, Urban planning|zoning|land development',
    words: 'civil, structural, roads, bridges, concrete, site, survey, drainage, permits',
  },
  {
    id: 'aerospace',
    name: 'aerospace engineering',
    near: 'mechanical-engineering, aviation, engineering, quality',
    titles:
      'aerospace engineer, aeronautical engineer, aviation engineer, aerospace quality engineer, avionics engineer, flight test engineer, propulsion engineer, stress engineer, avionics technician, aviation electronics technician',
    skills: 'Aerospace|aeronautics|aircraft design, Avionics, AS9100, Propulsion|turbines',
    words: 'aerospace, aircraft, avionics, flight, boeing, missile, satellite',
  },
  {
    id: 'industrial-engineering',
    name: 'industrial engineering',
    near: 'manufacturing, quality, engineering, operations, supply-chain',
    titles:
      'industrial engineer, industrial engineering intern, manufacturing engineer, continuous improvement manager, lean manager, lean six sigma black belt, process improvement manager, production engineer manufacturing, value stream leader, industrial engineering, ergonomist',
    skills:
      'Lean manufacturing|kaizen|5S|value stream mapping, Time studies|work measurement, Manufacturing engineering, Production planning|capacity planning',
    words: 'lean, kaizen, throughput, cycle time, six sigma, layout, efficiency',
  },
  {
    id: 'quality',
    name: 'quality assurance',
    near: 'manufacturing, industrial-engineering, engineering, science-lab, compliance',
    titles:
      'quality engineer, quality assurance manager, quality manager, quality inspector, quality control inspector, quality technician, quality assurance specialist, quality control analyst, quality control specialist, qa specialist, quality assurance inspector, inspector, quality supervisor, supplier quality engineer, quality assurance, quality control, fuel quality control specialist, quality coordinator',
    skills:
      'Quality assurance|quality control|QA/QC|quality management, ISO 9001|ISO 9000|TS 16949, Statistical process control|SPC, CAPA|corrective action|corrective actions, Inspection|quality inspection|inspections, GMP|cGMP|good manufacturing practices',
    words: 'quality, inspection, defects, nonconformance, iso, audits, tolerance, calibration',
  },
  {
    id: 'manufacturing',
    name: 'manufacturing',
    near: 'quality, warehouse, machining, industrial-engineering, maintenance',
    titles:
      'production supervisor, production manager, plant manager, manufacturing manager, machine operator, production operator, production worker, assembler, assembly line worker, line operator, line lead, manufacturing technician, fabricator, packer, press operator, factory worker, manufacturing supervisor, production lead, line attendant, production technician, process operator, plant operator, production associate, material and tooling control, material handler, manufacturing associate, printing press operator, production planner, bottling, sewing machine operator, manufacturing assembler',
    skills:
      'Production management|production supervision|manufacturing operations|manufacturing, Assembly line work|assembly line|assembling, Machine operation|operating machinery|machine operator, Packaging|packing, Production scheduling, Plant safety|lockout tagout, Printing|screen printing',
    words: 'production, plant, machines, shift, assembly line, safety, equipment, units, scrap, packaging',
  },
  {
    id: 'energy',
    name: 'energy and utilities',
    near: 'process-engineering, electrical-trade, construction-management, maintenance',
    titles:
      'pipeline operations director, director of pipeline operations, roustabout, derrickhand, rig operator, wind turbine technician, solar installer, power plant operator, utility worker, line worker, lineman, gas technician, field operator oil, meter reader, water treatment operator, wellsite supervisor, mudlogger, landman',
    skills:
      'Oilfield operations|oilfield|rig operations, Solar installation|photovoltaic|solar, Power plant operations|power generation, Pipeline operations|pipeline, Utility operations, Renewable energy|wind energy',
    words: 'pipeline, oilfield, rig, turbine, utility, power plant, solar, gas, meters',
  },
  {
    id: 'science-lab',
    name: 'laboratory work',
    near: 'science-research, medical-lab, quality, environment',
    titles:
      'chemist, lab technician, laboratory technician, laboratory assistant, laboratory manager, microbiologist, biochemist, analytical chemist, research technician, lab assistant, biologist, food scientist, formulation scientist, materials scientist',
    skills:
      'Laboratory techniques|laboratory|lab work|bench work, HPLC|gas chromatography|chromatography|mass spectrometry, PCR|qPCR|western blot|ELISA, Cell culture|tissue culture, Microbiology, Chemistry|analytical chemistry|organic chemistry, Molecular biology|biochemistry|genetics, GLP|good laboratory practice, Spectroscopy|microscopy, Sample preparation|sample analysis|titration',
    words: 'laboratory, samples, assays, experiments, reagents, analysis, microscope, protein, dna',
  },
  {
    id: 'science-research',
    name: 'research',
    near: 'science-lab, higher-education, data, environment',
    titles:
      'research scientist, scientist, research assistant, research associate, senior research associate, graduate research assistant, undergraduate research assistant, research fellow, post-doctoral research fellow|postdoctoral fellow|postdoc, research coordinator, research analyst, research manager, research intern, physicist, economist, sociologist, political scientist, clinical study coordinator, clinical research coordinator, clinical research associate|CRA, principal investigator, research specialist, survey researcher, mathematician, geologist',
    skills:
      'Research|scientific research|research projects, Experimental design|experiments, Clinical trials|clinical research|clinical studies, Scientific writing|publications|manuscripts|grant proposals, Literature review|literature reviews, Data collection|collecting data|field research, Survey design|surveys|questionnaires',
    words:
      'research, study, experiments, publications, hypothesis, data collection, findings, university, professor, thesis',
  },
  {
    id: 'environment',
    name: 'environment and agriculture science',
    near: 'science-research, agriculture, civil-engineering, safety',
    titles:
      'environmental scientist, environmental specialist, environmental consultant, environmental technician, ecologist, wildlife biologist, forester, park ranger, conservation officer, species observer, fisheries observer, environmental health specialist, soil scientist, hydrogeologist, conservationist, marine biologist, sustainability manager, meteorologist',
    skills:
      'Environmental remediation|remediation|spill response, Environmental compliance|environmental regulations|EPA regulations, Erosion control|sediment control, Wildlife management|conservation, Soil science|soil sampling|soil, Sustainability, Fisheries, Hazardous materials|HAZMAT|HAZWOPER',
    words:
      'environmental, wildlife, soil, water quality, species, field sampling, conservation, habitat, ecological',
  },
  {
    id: 'safety',
    name: 'safety',
    near: 'construction-management, environment, quality, compliance',
    titles:
      'safety officer, safety manager, safety coordinator, safety specialist, ehs manager, ehs specialist, hse officer, safety director, safety engineer, construction safety officer, safety intern, industrial hygienist, safety inspector',
    skills:
      'OSHA|OSHA 10|OSHA 30|OSHA regulations|OSHA certification, Workplace safety|safety management|safety training|safety program, Accident investigation|incident investigation, EHS|HSE|health and safety, Confined space|fall protection, Safety audits|safety inspections, First aid',
    words: 'safety, osha, hazards, incidents, inspections, ppe, accident, toolbox talks',
  },
];
