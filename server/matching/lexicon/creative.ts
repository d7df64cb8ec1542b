/** Design, arts, writing and entertainment. */
import type { Trade } from './trade.ts';

export const creative: Trade[] = [
  {
    id: 'graphic-design',
    name: 'graphic design',
    near: 'web-design, fine-arts, film-media, marketing, apparel',
    titles:
      'graphic designer, senior graphic designer, visual designer, art director, creative director, designer, freelance designer, production artist, layout artist, illustrator, multimedia designer, packaging designer, print designer, graphic artist, creative manager, creative assistant, creative designer, brand designer, motion graphics designer, animator, 3d artist, junior designer, design director, presentation designer, prepress technician, design intern, sign maker, creative lead, desktop publisher',
    skills:
      'Graphic design|visual design|visual communication, Adobe Creative Suite|adobe creative cloud|creative suite|creative cloud, Photoshop|adobe photoshop, Illustrator|adobe illustrator, InDesign|adobe indesign|quarkxpress|quark, Typography, Logo design|brand identity|branding design, Layout design|page layout, Print design|print production|prepress, Illustration, Motion graphics|after effects|animation, Corel Draw|coreldraw, Portfolio|online portfolio, Infographics, Packaging design',
    words:
      'design, layout, logos, brochures, photoshop, illustrator, creative, visual, typography, print, graphics, artwork, concepts',
  },
  {
    id: 'web-design',
    name: 'web and user experience design',
    near: 'graphic-design, web-development, digital-media',
    titles:
      'web designer, ux designer, ui designer, ui/ux designer, user experience designer, user interface designer, interaction designer, product designer, digital designer, ux researcher, ux architect, information architect, interactive designer, web graphic designer, flash designer',
    skills:
      'Web design|website design, User experience design|user experience|UX|UX design, User interface design|user interface|UI|UI design, Wireframes|wireframing|mockups|prototyping, Figma|=Sketch|Sketch app|Adobe XD|InVision|Axure, Usability testing|usability|user research, Dreamweaver|adobe dreamweaver, Style guides',
    words:
      'website, user experience, wireframes, interface, mockups, html, css, photoshop, usability, interactive',
  },
  {
    id: 'apparel',
    name: 'fashion and apparel',
    near: 'retail, graphic-design, supply-chain, manufacturing',
    titles:
      'fashion designer, apparel designer, apparel developer, textile designer, technical designer, product developer apparel, pattern maker, tailor, stylist fashion, fashion stylist, wardrobe stylist, costume designer, apparel merchandiser, product development manager, director of product development, product developer, senior product development manager, merchandise planner, merchandising manager, sample maker, fashion merchandiser, fashion buyer, retail buyer, fashion coordinator, fashion intern, jewelry designer, footwear designer, apparel, mens designer, alterations, dressmaker, fashion model',
    skills:
      'Fashion design|apparel design|clothing design, Apparel production|garment construction|garments|apparel, Pattern making|patternmaking|draping, Sewing|alterations, Textiles|fabrics|fabric sourcing|trims, Tech packs|tech pack, Line planning|line development|seasonal line, Trend research|trend forecasting|fashion trends, Merchandise planning|assortment planning|merchandising planning, Fittings|fit sessions, Styling',
    words:
      'apparel, fashion, garment, fabric, clothing, textile, style, knit, denim, footwear, seasonal, collection, trims, fit, sewing, accessories',
  },
  {
    id: 'architecture',
    name: 'architecture and interiors',
    near: 'civil-engineering, construction-management, graphic-design, engineering',
    titles:
      'architect, architectural designer, interior designer, landscape architect, architectural drafter, junior architect, project architect, interior decorator, kitchen designer, set designer, exhibit designer, landscape designer, space planner',
    skills:
      'Architectural design|building architecture, Revit|BIM|building information modeling, SketchUp|rhino 3d|3ds max, Interior design|space planning|interior decorating, Construction documents|construction drawings, Rendering|3D rendering|v-ray, LEED|LEED AP|sustainable design, Landscape design|landscape architecture, Building codes|building code',
    words: 'architectural, drawings, floor plans, interiors, furniture, renderings, building, revit',
  },
  {
    id: 'fine-arts',
    name: 'arts and crafts',
    near: 'performing-arts, graphic-design, teaching, film-media',
    titles:
      'artist, painter artist, sculptor, visual artist, art teacher, visual arts teacher, arts instructor, art instructor, arts educator, arts education intern, gallery assistant, gallery manager, curator, museum educator, museum assistant, art handler, arts administrator, arts coordinator, art therapist, craft artist, ceramic artist, makeup artist, florist, floral designer, tattoo artist, arts manager, activity specialist, art consultant, archivist, conservator',
    skills:
      'Fine arts|visual arts|painting|drawing|sculpture|ceramics, Art instruction|art education|teaching art, Curating|exhibitions|exhibits|gallery, Arts administration|arts management, Floral design|flower arranging, Museum work|collections management|museum, Arts and crafts|crafts, Makeup artistry|makeup',
    words:
      'art, artists, gallery, exhibition, museum, painting, drawing, crafts, studio, creative, sculpture',
  },
  {
    id: 'performing-arts',
    name: 'performing arts',
    near: 'fine-arts, film-media, teaching, fitness',
    titles:
      'actor, dancer, dance teacher, dance instructor, dance educator, choreographer, musician, singer, music teacher, band director, choir director, conductor, composer, stage manager, theater director, theatre director, theater manager, drama teacher, performer, entertainer, voice over artist, dj, disc jockey, piano teacher, music director, lighting technician, sound technician, costume supervisor, props, casting director',
    skills:
      'Dance|choreography|ballet|jazz dance, Music performance|music|piano|guitar, Acting|theatre|theater|drama, Stage management|stage production, Sound engineering|audio engineering|pro tools, Lighting design|stage lighting, Theatre directing|rehearsals',
    words:
      'dance, performance, theater, music, stage, rehearsals, choreography, productions, concerts, performers',
  },
  {
    id: 'film-media',
    name: 'film, video and photography',
    near: 'digital-media, writing, graphic-design, performing-arts',
    titles:
      'videographer, video editor, film editor, producer, senior digital producer, television producer, video producer, photographer, photo editor, camera operator, cinematographer, film director, broadcast technician, broadcaster, radio host, news anchor, production assistant, production coordinator film, audio visual technician, sound engineer, audio engineer, multimedia artist, filmmaker, media producer, assistant director film, video production, tv host, av technician',
    skills:
      'Video production|videography|video shooting|filming, Video editing|final cut pro|premiere pro|adobe premiere|avid, Photography|photo editing|lightroom, Broadcasting|television production|radio, Multimedia production|multimedia, Audio production|audio editing, Storyboarding|scriptwriting|storyboards',
    words:
      'video, film, camera, photography, footage, editing, production, broadcast, audio, studio, television',
  },
  {
    id: 'writing',
    name: 'writing and editing',
    near: 'public-relations, digital-media, film-media, teaching',
    titles:
      'writer, editor, copywriter, copy editor, technical writer, content writer, journalist, reporter, managing editor, editorial assistant, author, proofreader, news editor, freelance writer, columnist, editor in chief, publishing assistant, grant writer, correspondent, translator, interpreter, linguist, language officer, news producer, medical writer, librarian, library assistant, senior lead technologist editor',
    skills:
      'Writing|content writing|creative writing, Editing|copy editing|copyediting, Proofreading, Journalism|news writing|reporting news, Technical writing, Translation|interpreting|interpretation, Grant writing, Publishing, Research and fact checking|fact checking, Library services|cataloging|cataloguing',
    words:
      'articles, stories, editorial, magazine, newspaper, publication, manuscripts, writing, editing, deadline, interviews',
  },
];
