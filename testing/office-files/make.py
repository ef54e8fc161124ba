"""Makes the files of testing/office-files with LibreOffice, which is driven through its own interface: see README.md beside it."""
import subprocess, sys, time, os, uno
from com.sun.star.beans import PropertyValue
here = os.path.abspath(sys.argv[1]); template = os.path.abspath(sys.argv[2])
def prop(name, value):
    p = PropertyValue(); p.Name = name; p.Value = value; return p
office = subprocess.Popen(['soffice', '--headless', '--norestore', '--nologo', '-env:UserInstallation=file:///tmp/office-profile',
    '--accept=socket,host=127.0.0.1,port=2133;urp;'])
try:
    resolver = uno.getComponentContext().ServiceManager.createInstance('com.sun.star.bridge.UnoUrlResolver')
    for _ in range(120):
        try:
            context = resolver.resolve('uno:socket,host=127.0.0.1,port=2133;urp;StarOffice.ComponentContext'); break
        except Exception:
            time.sleep(0.5)
    desktop = context.ServiceManager.createInstance('com.sun.star.frame.Desktop')
    config = context.ServiceManager.createInstance('com.sun.star.configuration.ConfigurationProvider')
    locale = config.createInstanceWithArguments('com.sun.star.configuration.ConfigurationUpdateAccess', (prop('nodepath', '/org.openoffice.Setup/L10N'),))
    locale.setPropertyValue('ooSetupSystemLocale', 'hu-HU'); locale.commitChanges()

    def save(document, name, filter_name, options=None):
        properties = [prop('FilterName', filter_name), prop('Overwrite', True)]
        if options: properties.append(prop('FilterOptions', options))
        document.storeToURL('file://' + os.path.join(here, name), tuple(properties))

    # Our template, filled in by typing: FormulaLocal reads a text as the keyboard does.
    document = desktop.loadComponentFromURL('file://' + template, '_blank', 0, (prop('Hidden', True),))
    sheet = document.Sheets.getByIndex(0)
    names = {}
    for column in range(60):
        heading = sheet.getCellByPosition(column, 0).String
        if heading: names[heading] = column
    rows = [
        dict(partner_hivatkozas='FLOTTA-0002', imei_1='359203090000016', kapcsolattarto_nev='Kőműves Űrzéné Éva', hibaleiras='Őrült hűvös; nem "kapcsol" be, sötét.', javitas_tipusa='2', vasarlas_datuma='2025.03.07', felvetel_kozterulet='Váci'),
        dict(partner_hivatkozas='007', imei_1='359203090000024', kapcsolattarto_nev='Űzőné Ördög Márta', hibaleiras='Két sor:\nhűtőben ázott.', javitas_tipusa='2', vetelar='149 900', felvetel_kozterulet='Körút'),
    ]
    example = {heading: sheet.getCellByPosition(column, 1).String for heading, column in names.items()}
    keep = ('marka', 'termekcsoport', 'tipus', 'hibakategoria', 'telefon', 'email', 'felvetel_irsz', 'felvetel_varos', 'felvetel_jelleg', 'felvetel_hazszam', 'visszaszallitas_megegyezik', 'szamlazasi_cim')
    for index, row in enumerate(rows):
        full = {heading: example[heading] for heading in keep}; full.update(row)
        for heading, column in names.items():
            cell = sheet.getCellByPosition(column, 1 + index)
            if '\n' in full.get(heading, ''): cell.String = full[heading]
            else: cell.FormulaLocal = full.get(heading, '')
    save(document, 'template.xlsx', 'Calc MS Excel 2007 XML')
    save(document, 'template.xls', 'MS Excel 97')
    # Separator, quote, character set (76 UTF-8, 65535 UTF-16, 33 windows-1250), first line, formats, language, and as it is shown.
    csv = lambda separator, charset: f'{ord(separator)},34,{charset},1,,0,false,true,true,false,false,0'
    for name, separator, charset in (('semicolons-utf8.csv', ';', 76), ('commas-utf8.csv', ',', 76), ('tabs-utf16.csv', '\t', 65535), ('semicolons-windows1250.csv', ';', 33), ('bars-windows1250.csv', '|', 33)):
        save(document, name, 'Text - txt - csv (StarCalc)', csv(separator, charset))
    document.close(True)

    # A list of somebody's own: numbers, days and amounts as the program takes them when they are typed, headings in words.
    document = desktop.loadComponentFromURL('private:factory/scalc', '_blank', 0, (prop('Hidden', True),))
    sheet = document.Sheets.getByIndex(0)
    table = [
        ['Hivatkozás', 'Javítás típusa', 'Gyártó', 'Termékcsoport', 'Típus', 'IMEI', 'Vásárlás dátuma', 'Vételár', 'Hiba', 'Hibakategória', 'Név', 'Telefonszám', 'E-mail', 'Irányítószám', 'Város', 'Utca', 'Közterület jellege', 'Házszám'],
        ['1', '2', example['marka'], example['termekcsoport'], example['tipus'], '359203090000032', '2025. 03. 07.', '149900', 'Őrült hűvös, nem kapcsol be.', example['hibakategoria'], 'Kőműves Űrzéné Éva', "'06301234567", 'eva@pelda.hu', '1134', 'Budapest', 'Váci', 'út', '43'],
    ]
    for r, row in enumerate(table):
        for c, text in enumerate(row): sheet.getCellByPosition(c, r).FormulaLocal = text
    sheet.getCellByPosition(6, 1).NumberFormat = document.NumberFormats.queryKey('YYYY-MM-DD', uno.createUnoStruct('com.sun.star.lang.Locale', 'en', 'US', ''), False)
    save(document, 'own-list.xlsx', 'Calc MS Excel 2007 XML')
    save(document, 'own-list.xls', 'MS Excel 97')
    save(document, 'own-list.csv', 'Text - txt - csv (StarCalc)', csv(';', 33))
    # Locked by a password.
    def named(name, value):
        one = uno.createUnoStruct('com.sun.star.beans.NamedValue'); one.Name = name; one.Value = value; return one
    key = uno.Any('[]com.sun.star.beans.NamedValue', (named('CryptoType', 'Standard'), named('OOXPassword', 'titok')))
    for name, kind in (('locked.xlsx', 'Calc MS Excel 2007 XML'), ('locked.xls', 'MS Excel 97')):
        secret = prop('EncryptionData', key) if name.endswith('x') else prop('Password', 'titok')
        uno.invoke(document, 'storeToURL', ('file://' + os.path.join(here, name), uno.Any('[]com.sun.star.beans.PropertyValue', (prop('FilterName', kind), prop('Overwrite', True), secret))))
    # Calculated.
    sheet.getCellByPosition(7, 1).FormulaLocal = '=100000+49900'
    save(document, 'formula.xlsx', 'Calc MS Excel 2007 XML')
    document.close(True)
finally:
    office.terminate()
